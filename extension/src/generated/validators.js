/* Generated from shared-schema by `make schema`. Do not edit. */
var Vi=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(p){throw i=0,p}};var Gi=Vi(Pi=>{"use strict";Object.defineProperty(Pi,"__esModule",{value:!0});function Wi(r){let i=r.length,p=0,
y=0,a;for(;y<i;)p++,a=r.charCodeAt(y++),a>=55296&&a<=56319&&y<i&&(a=r.charCodeAt(y),(a&64512)===56320&&y++);return p}
Pi.default=Wi;Wi.code='require("ajv/dist/runtime/ucs2length").default'});var St=qi;var u=Gi().default,Oi=new RegExp("^[A-Za-z0-9_-]+$","u");function Fr(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.protocolVersion===void 0&&(f="protocolVersion")||r.nonce===void 0&&(f="nonce"))return Fr.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="protocolVersion"||e==="\
nonce")){return Fr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return Fr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="c\
hallenge")return Fr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.
protocolVersion!==void 0){let e=r.protocolVersion,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return Fr.errors=[{instancePath:i+"/protocolVersion",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>2147483647||isNaN(e))return Fr.errors=[{instancePath:i+"/protocolVersion",keyword:"maximum"}],!1;if(e<
0||isNaN(e))return Fr.errors=[{instancePath:i+"/protocolVersion",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(r.nonce!==void 0){let e=r.nonce,n=s;if(s===n)if(typeof e=="string"){if(u(e)>64)return Fr.errors=[{instancePath:i+
"/nonce",keyword:"maxLength"}],!1;if(u(e)<22)return Fr.errors=[{instancePath:i+"/nonce",keyword:"minLength"}],
!1;if(!Oi.test(e))return Fr.errors=[{instancePath:i+"/nonce",keyword:"pattern"}],!1}else return Fr.errors=[{instancePath:i+
"/nonce",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Fr.errors=[{instancePath:i,keyword:"type"}],
!1;return Fr.errors=o,s===0}var Hi={additionalProperties:!1,description:"`fences` are the highest epochs by se\
ssion. `generation` counts the lives of the worker. `worker_id` is new with each life.",properties:{type:{const:"\
hello",type:"string"},protocolVersion:{maximum:2147483647,minimum:0,type:"integer"},extensionId:{pattern:"^[a-\
p]{32}$",type:"string"},extensionVersion:{maxLength:40,type:"string"},browser:{maxLength:200,type:"string"},browserId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},workerId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},nonce:{maxLength:64,minLength:22,pattern:"^[A-Za-z0-9_-]+$",type:"string"},
proof:{maxLength:43,minLength:43,pattern:"^[A-Za-z0-9_-]+$",type:"string"},openCalls:{items:{$ref:"#/$defs/Ope\
nCall"},maxItems:1e3,type:"array"},fences:{additionalProperties:{maximum:2147483647,minimum:0,type:"integer"},
type:"object"}},required:["type","protocolVersion","extensionId","extensionVersion","browser","browserId","wor\
kerId","nonce","proof","openCalls","fences"],type:"object"},E=Object.prototype.hasOwnProperty,Qi=new RegExp("^\
[a-p]{32}$","u"),k=new RegExp("^[A-Za-z0-9._:-]+$","u");function Li(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(Li.errors=[{instancePath:i,keyword:"type"}],!1):r==="received"||r==="dispatching"||r==="done"?(Li.errors=
o,s===0):(Li.errors=[{instancePath:i,keyword:"enum"}],!1)}function Ys(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.state===void 0&&(f="state"))return Ys.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="id"||e==="state")){return Ys.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ys.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(e)<1)return Ys.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(e))return Ys.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return Ys.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.state!==void 0){let e=s;Li(r.state,{instancePath:i+
"/state",parentData:r,parentDataProperty:"state",rootData:a})||(o=o===null?Li.errors:o.concat(Li.errors),s=o.length);
var t=e===s}else var t=!0}}}else return Ys.errors=[{instancePath:i,keyword:"type"}],!1;return Ys.errors=o,s===
0}function T(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let e;if(r.type===void 0&&(e="type")||r.protocolVersion===void 0&&
(e="protocolVersion")||r.extensionId===void 0&&(e="extensionId")||r.extensionVersion===void 0&&(e="extensionVe\
rsion")||r.browser===void 0&&(e="browser")||r.browserId===void 0&&(e="browserId")||r.workerId===void 0&&(e="wo\
rkerId")||r.nonce===void 0&&(e="nonce")||r.proof===void 0&&(e="proof")||r.openCalls===void 0&&(e="openCalls")||
r.fences===void 0&&(e="fences"))return T.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let l in r)
if(!E.call(Hi.properties,l)){return T.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===
s){if(r.type!==void 0){let l=r.type,c=s;if(typeof l!="string")return T.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(l!=="hello")return T.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=c===s}else var t=!0;
if(t){if(r.protocolVersion!==void 0){let l=r.protocolVersion,c=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return T.errors=[{instancePath:i+"/protocolVersion",keyword:"type"}],!1;if(s===c&&typeof l=="number"&&isFinite(
l)){if(l>2147483647||isNaN(l))return T.errors=[{instancePath:i+"/protocolVersion",keyword:"maximum"}],!1;if(l<
0||isNaN(l))return T.errors=[{instancePath:i+"/protocolVersion",keyword:"minimum"}],!1}var t=c===s}else var t=!0;
if(t){if(r.extensionId!==void 0){let l=r.extensionId,c=s;if(s===c)if(typeof l=="string"){if(!Qi.test(l))return T.
errors=[{instancePath:i+"/extensionId",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+"/extensio\
nId",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.extensionVersion!==void 0){let l=r.extensionVersion,
c=s;if(s===c)if(typeof l=="string"){if(u(l)>40)return T.errors=[{instancePath:i+"/extensionVersion",keyword:"m\
axLength"}],!1}else return T.errors=[{instancePath:i+"/extensionVersion",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t){if(r.browser!==void 0){let l=r.browser,c=s;if(s===c)if(typeof l=="string"){if(u(l)>200)return T.errors=[
{instancePath:i+"/browser",keyword:"maxLength"}],!1}else return T.errors=[{instancePath:i+"/browser",keyword:"\
type"}],!1;var t=c===s}else var t=!0;if(t){if(r.browserId!==void 0){let l=r.browserId,c=s;if(s===c)if(typeof l==
"string"){if(u(l)>128)return T.errors=[{instancePath:i+"/browserId",keyword:"maxLength"}],!1;if(u(l)<1)return T.
errors=[{instancePath:i+"/browserId",keyword:"minLength"}],!1;if(!k.test(l))return T.errors=[{instancePath:i+"\
/browserId",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+"/browserId",keyword:"type"}],!1;var t=c===
s}else var t=!0;if(t){if(r.workerId!==void 0){let l=r.workerId,c=s;if(s===c)if(typeof l=="string"){if(u(l)>128)
return T.errors=[{instancePath:i+"/workerId",keyword:"maxLength"}],!1;if(u(l)<1)return T.errors=[{instancePath:i+
"/workerId",keyword:"minLength"}],!1;if(!k.test(l))return T.errors=[{instancePath:i+"/workerId",keyword:"patte\
rn"}],!1}else return T.errors=[{instancePath:i+"/workerId",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(r.nonce!==void 0){let l=r.nonce,c=s;if(s===c)if(typeof l=="string"){if(u(l)>64)return T.errors=[{instancePath:i+
"/nonce",keyword:"maxLength"}],!1;if(u(l)<22)return T.errors=[{instancePath:i+"/nonce",keyword:"minLength"}],!1;
if(!Oi.test(l))return T.errors=[{instancePath:i+"/nonce",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+
"/nonce",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.proof!==void 0){let l=r.proof,c=s;if(s===c)if(typeof l==
"string"){if(u(l)>43)return T.errors=[{instancePath:i+"/proof",keyword:"maxLength"}],!1;if(u(l)<43)return T.errors=
[{instancePath:i+"/proof",keyword:"minLength"}],!1;if(!Oi.test(l))return T.errors=[{instancePath:i+"/proof",keyword:"\
pattern"}],!1}else return T.errors=[{instancePath:i+"/proof",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(r.openCalls!==void 0){let l=r.openCalls,c=s;if(s===c)if(Array.isArray(l)){if(l.length>1e3)return T.errors=[
{instancePath:i+"/openCalls",keyword:"maxItems"}],!1;{var f=!0;let m=l.length;for(let v=0;v<m;v++){let g=s;Ys(
l[v],{instancePath:i+"/openCalls/"+v,parentData:l,parentDataProperty:v,rootData:a})||(o=o===null?Ys.errors:o.concat(
Ys.errors),s=o.length);var f=g===s;if(!f)break}}}else return T.errors=[{instancePath:i+"/openCalls",keyword:"t\
ype"}],!1;var t=c===s}else var t=!0;if(t)if(r.fences!==void 0){let l=r.fences,c=s;if(s===c)if(l&&typeof l=="ob\
ject"&&!Array.isArray(l))for(let m in l){let v=l[m],g=s;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))
return T.errors=[{instancePath:i+"/fences/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type"}],!1;if(s===
g&&typeof v=="number"&&isFinite(v)){if(v>2147483647||isNaN(v))return T.errors=[{instancePath:i+"/fences/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum"}],!1;if(v<0||isNaN(v))return T.errors=[{instancePath:i+"/fenc\
es/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum"}],!1}var d=g===s;if(!d)break}else return T.errors=
[{instancePath:i+"/fences",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}}}}else return T.errors=[{instancePath:i,
keyword:"type"}],!1;return T.errors=o,s===0}function Ye(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.origin===void 0&&(f="origin"))return Ye.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="origin"||e==="sessionId"||e==="expiresMs"||e==="deni\
ed")){return Ye.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.origin!==void 0){
let e=r.origin,n=s;if(s===n)if(typeof e=="string"){if(u(e)>512)return Ye.errors=[{instancePath:i+"/origin",keyword:"\
maxLength"}],!1}else return Ye.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ye.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Ye.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(e))return Ye.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Ye.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.expiresMs!==
void 0){let e=r.expiresMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ye.errors=[{instancePath:i+
"/expiresMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ye.
errors=[{instancePath:i+"/expiresMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ye.errors=[{instancePath:i+
"/expiresMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.denied!==void 0){let e=s;if(typeof r.denied!=
"boolean")return Ye.errors=[{instancePath:i+"/denied",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}else return Ye.
errors=[{instancePath:i,keyword:"type"}],!1;return Ye.errors=o,s===0}function le(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;
if(r.type===void 0&&(n="type")||r.proof===void 0&&(n="proof")||r.serverVersion===void 0&&(n="serverVersion")||
r.openCallIds===void 0&&(n="openCallIds")||r.fences===void 0&&(n="fences")||r.grants===void 0&&(n="grants")||r.
heartbeatMs===void 0&&(n="heartbeatMs"))return le.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let c in r)
if(!(c==="type"||c==="proof"||c==="serverVersion"||c==="openCallIds"||c==="fences"||c==="grants"||c==="heartbe\
atMs")){return le.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(r.type!==void 0){
let c=r.type,w=s;if(typeof c!="string")return le.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(c!=="w\
elcome")return le.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=w===s}else var t=!0;if(t){if(r.proof!==
void 0){let c=r.proof,w=s;if(s===w)if(typeof c=="string"){if(u(c)>43)return le.errors=[{instancePath:i+"/proof",
keyword:"maxLength"}],!1;if(u(c)<43)return le.errors=[{instancePath:i+"/proof",keyword:"minLength"}],!1;if(!Oi.
test(c))return le.errors=[{instancePath:i+"/proof",keyword:"pattern"}],!1}else return le.errors=[{instancePath:i+
"/proof",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.serverVersion!==void 0){let c=r.serverVersion,
w=s;if(s===w)if(typeof c=="string"){if(u(c)>40)return le.errors=[{instancePath:i+"/serverVersion",keyword:"max\
Length"}],!1}else return le.errors=[{instancePath:i+"/serverVersion",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(r.openCallIds!==void 0){let c=r.openCallIds,w=s;if(s===w)if(Array.isArray(c)){if(c.length>1e3)return le.
errors=[{instancePath:i+"/openCallIds",keyword:"maxItems"}],!1;{var f=!0;let v=c.length;for(let g=0;g<v;g++){let _=c[g],
x=s;if(s===x)if(typeof _=="string"){if(u(_)>128)return le.errors=[{instancePath:i+"/openCallIds/"+g,keyword:"m\
axLength"}],!1;if(u(_)<1)return le.errors=[{instancePath:i+"/openCallIds/"+g,keyword:"minLength"}],!1;if(!k.test(
_))return le.errors=[{instancePath:i+"/openCallIds/"+g,keyword:"pattern"}],!1}else return le.errors=[{instancePath:i+
"/openCallIds/"+g,keyword:"type"}],!1;var f=x===s;if(!f)break}}}else return le.errors=[{instancePath:i+"/openC\
allIds",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.fences!==void 0){let c=r.fences,w=s;if(s===w)
if(c&&typeof c=="object"&&!Array.isArray(c))for(let v in c){let g=c[v],_=s;if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g)))return le.errors=[{instancePath:i+"/fences/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type"}],!1;if(s===_&&typeof g=="number"&&isFinite(g)){if(g>2147483647||isNaN(g))return le.errors=[{instancePath:i+
"/fences/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum"}],!1;if(g<0||isNaN(g))return le.errors=[
{instancePath:i+"/fences/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum"}],!1}var d=_===s;if(!d)break}else
return le.errors=[{instancePath:i+"/fences",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.grants!==
void 0){let c=r.grants,w=s;if(s===w)if(Array.isArray(c)){var e=!0;let v=c.length;for(let g=0;g<v;g++){let _=s;
Ye(c[g],{instancePath:i+"/grants/"+g,parentData:c,parentDataProperty:g,rootData:a})||(o=o===null?Ye.errors:o.concat(
Ye.errors),s=o.length);var e=_===s;if(!e)break}}else return le.errors=[{instancePath:i+"/grants",keyword:"type"}],
!1;var t=w===s}else var t=!0;if(t)if(r.heartbeatMs!==void 0){let c=r.heartbeatMs,w=s;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return le.errors=[{instancePath:i+"/heartbeatMs",keyword:"type"}],!1;if(s===w&&
typeof c=="number"&&isFinite(c)){if(c>6e4||isNaN(c))return le.errors=[{instancePath:i+"/heartbeatMs",keyword:"\
maximum"}],!1;if(c<10||isNaN(c))return le.errors=[{instancePath:i+"/heartbeatMs",keyword:"minimum"}],!1}var t=w===
s}else var t=!0}}}}}}}}else return le.errors=[{instancePath:i,keyword:"type"}],!1;return le.errors=o,s===0}function cs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.reason===void 0&&(f="reason")||
r.message===void 0&&(f="message"))return cs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="reason"||e==="message")){return cs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return cs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="refused")return cs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.reason!==void 0){let e=r.reason,n=s;if(typeof e!="string")return cs.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;if(!(e==="pairing"||e==="protocol_version"||e==="origin"||e==="host"||e==="malfo\
rmed"))return cs.errors=[{instancePath:i+"/reason",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(r.message!==
void 0){let e=r.message,n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return cs.errors=[{instancePath:i+"/me\
ssage",keyword:"maxLength"}],!1}else return cs.errors=[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}else return cs.errors=[{instancePath:i,keyword:"type"}],!1;return cs.errors=o,s===0}var Ji={additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"s\
tring"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-\
Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"getMiniPCD",type:"string"},args:{$ref:"#/$def\
s/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function Mr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.label===void 0&&(f="label"))return Mr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="label"||e==="value"||e==="checked"||e==="filled"||e===
"more")){return Mr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.label!==void 0){
let e=r.label,n=s;if(s===n)if(typeof e=="string"){if(u(e)>700)return Mr.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return Mr.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.value!==void 0){let e=r.value,n=s;if(s===n)if(typeof e=="string"){if(u(e)>4e3)return Mr.errors=[{instancePath:i+
"/value",keyword:"maxLength"}],!1}else return Mr.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.checked!==void 0){let e=s;if(typeof r.checked!="boolean")return Mr.errors=[{instancePath:i+
"/checked",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.filled!==void 0){let e=s;if(typeof r.filled!=
"boolean")return Mr.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t)if(r.
more!==void 0){let e=r.more,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Mr.errors=[{instancePath:i+
"/more",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Mr.errors=
[{instancePath:i+"/more",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Mr.errors=[{instancePath:i+"/more",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}else return Mr.errors=[{instancePath:i,keyword:"type"}],!1;return Mr.
errors=o,s===0}function Ge(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.fields===void 0&&(d="fields")||r.more===void 0&&
(d="more")||r.hidden===void 0&&(d="hidden")||r.digest===void 0&&(d="digest"))return Ge.errors=[{instancePath:i,
keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="fields"||n==="more"||n==="hidden"||n==="digest")){return Ge.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.fields!==void 0){let n=r.fields,
l=s;if(s===l)if(Array.isArray(n)){if(n.length>30)return Ge.errors=[{instancePath:i+"/fields",keyword:"maxItems"}],
!1;{var t=!0;let c=n.length;for(let w=0;w<c;w++){let m=s;Mr(n[w],{instancePath:i+"/fields/"+w,parentData:n,parentDataProperty:w,
rootData:a})||(o=o===null?Mr.errors:o.concat(Mr.errors),s=o.length);var t=m===s;if(!t)break}}}else return Ge.errors=
[{instancePath:i+"/fields",keyword:"type"}],!1;var f=l===s}else var f=!0;if(f){if(r.more!==void 0){let n=r.more,
l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ge.errors=[{instancePath:i+"/more",keyword:"\
type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Ge.errors=[{instancePath:i+
"/more",keyword:"maximum"}],!1;if(n<0||isNaN(n))return Ge.errors=[{instancePath:i+"/more",keyword:"minimum"}],
!1}var f=l===s}else var f=!0;if(f){if(r.hidden!==void 0){let n=r.hidden,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Ge.errors=[{instancePath:i+"/hidden",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return Ge.errors=[{instancePath:i+"/hidden",keyword:"maximum"}],!1;if(n<
0||isNaN(n))return Ge.errors=[{instancePath:i+"/hidden",keyword:"minimum"}],!1}var f=l===s}else var f=!0;if(f)
if(r.digest!==void 0){let n=r.digest,l=s;if(s===l)if(typeof n=="string"){if(u(n)>128)return Ge.errors=[{instancePath:i+
"/digest",keyword:"maxLength"}],!1;if(u(n)<16)return Ge.errors=[{instancePath:i+"/digest",keyword:"minLength"}],
!1}else return Ge.errors=[{instancePath:i+"/digest",keyword:"type"}],!1;var f=l===s}else var f=!0}}}}}else return Ge.
errors=[{instancePath:i,keyword:"type"}],!1;return Ge.errors=o,s===0}function h(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.id===void 0&&(f="id")||r.fingerprint===void 0&&(f="fingerprint"))return h.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!(e==="id"||e==="fingerprint"||e==="destination"||e==="form")){return h.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return h.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)
return h.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1}else return h.errors=[{instancePath:i+"/id",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.fingerprint!==void 0){let e=r.fingerprint,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>64)return h.errors=[{instancePath:i+"/fingerprint",keyword:"maxLength"}],!1;if(u(e)<1)return h.
errors=[{instancePath:i+"/fingerprint",keyword:"minLength"}],!1}else return h.errors=[{instancePath:i+"/finger\
print",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.destination!==void 0){let e=r.destination,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>2e3)return h.errors=[{instancePath:i+"/destination",keyword:"maxLength"}],
!1;if(u(e)<1)return h.errors=[{instancePath:i+"/destination",keyword:"minLength"}],!1}else return h.errors=[{instancePath:i+
"/destination",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.form!==void 0){let e=s;Ge(r.form,{instancePath:i+
"/form",parentData:r,parentDataProperty:"form",rootData:a})||(o=o===null?Ge.errors:o.concat(Ge.errors),s=o.length);
var t=e===s}else var t=!0}}}}}else return h.errors=[{instancePath:i,keyword:"type"}],!1;return h.errors=o,s===
0}function b(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.digest===void 0&&(f="digest")||r.expiresMs===
void 0&&(f="expiresMs"))return b.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"id"||e==="digest"||e==="expiresMs")){return b.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return b.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(e)<1)return b.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(e))return b.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return b.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.digest!==void 0){let e=r.digest,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return b.errors=[{instancePath:i+"/digest",keyword:"maxLength"}],!1;if(u(e)<16)return b.
errors=[{instancePath:i+"/digest",keyword:"minLength"}],!1}else return b.errors=[{instancePath:i+"/digest",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.expiresMs!==void 0){let e=r.expiresMs,n=s;if(!(typeof e=="numbe\
r"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return b.errors=[{instancePath:i+"/expiresMs",keyword:"type"}],!1;if(s===n&&
typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return b.errors=[{instancePath:i+"/expiresMs",
keyword:"maximum"}],!1;if(e<0||isNaN(e))return b.errors=[{instancePath:i+"/expiresMs",keyword:"minimum"}],!1}var t=n===
s}else var t=!0}}}}else return b.errors=[{instancePath:i,keyword:"type"}],!1;return b.errors=o,s===0}function ze(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.tabId===void 0&&(t="tabId"))return ze.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="tabId"){return ze.errors=[{instancePath:i,keyword:"add\
itionalProperties"}],!1;break}if(f===s&&r.tabId!==void 0){let d=r.tabId,e=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return ze.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===e&&typeof d=="number"&&
isFinite(d)){if(d>2147483647||isNaN(d))return ze.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(d<
1||isNaN(d))return ze.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}}}}else return ze.errors=[{instancePath:i,
keyword:"type"}],!1;return ze.errors=o,s===0}function S(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return S.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(Ji.properties,e)){return S.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return S.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return S.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return S.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return S.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return S.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return S.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return S.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return S.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return S.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return S.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return S.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return S.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return S.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return S.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return S.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return S.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return S.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return S.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return S.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return S.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return S.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return S.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="getMiniPCD")return S.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;ze(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return S.errors=
[{instancePath:i,keyword:"type"}],!1;return S.errors=o,s===0}var Bi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"pcd.query",
type:"string"},args:{$ref:"#/$defs/QueryArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function gr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.tabId===void 0&&(f="tabId"))return gr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="tabId"||e==="kind"||e==="text"||e==="topK")){return gr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.tabId!==void 0){let e=r.tabId,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return gr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return gr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return gr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.kind!==void 0){let e=r.kind,n=s;if(typeof e!="string")return gr.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(e==="action"||e==="form"||e==="field"||e==="collection"))return gr.
errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(r.text!==void 0){let e=r.
text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>400)return gr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1}else return gr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.
topK!==void 0){let e=r.topK,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return gr.errors=[{instancePath:i+
"/topK",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>50||isNaN(e))return gr.errors=[{instancePath:i+
"/topK",keyword:"maximum"}],!1;if(e<1||isNaN(e))return gr.errors=[{instancePath:i+"/topK",keyword:"minimum"}],
!1}var t=n===s}else var t=!0}}}}}else return gr.errors=[{instancePath:i,keyword:"type"}],!1;return gr.errors=o,
s===0}function D(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||
r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.
args===void 0&&(f="args"))return D.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.
call(Bi.properties,e)){return D.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return D.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(e)<1)return D.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(
e))return D.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return D.errors=[{instancePath:i+"/id",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return D.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>2147483647||isNaN(e))return D.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],
!1;if(e<0||isNaN(e))return D.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return D.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return D.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(e))return D.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return D.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==
void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return D.errors=[{instancePath:i+"/task\
Id",keyword:"maxLength"}],!1;if(u(e)<1)return D.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.
test(e))return D.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return D.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return D.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return D.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return D.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="nu\
mber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return D.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return D.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return D.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else
var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return D.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="pcd.query")return D.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;gr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?gr.errors:o.concat(gr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return D.errors=
[{instancePath:i,keyword:"type"}],!1;return D.errors=o,s===0}var Yi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"getDetails",
type:"string"},args:{$ref:"#/$defs/DetailArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function kr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.ids===void 0&&(d="ids"))return kr.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="tabId"||n==="ids")){return kr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.tabId,
l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return kr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return kr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return kr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=l===s}else var t=!0;if(t)if(r.ids!==void 0){let n=r.ids,l=s;if(s===l)if(Array.isArray(n)){if(n.length>
40)return kr.errors=[{instancePath:i+"/ids",keyword:"maxItems"}],!1;if(n.length<1)return kr.errors=[{instancePath:i+
"/ids",keyword:"minItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=n[m],g=s;if(s===g)if(typeof v==
"string"){if(u(v)>128)return kr.errors=[{instancePath:i+"/ids/"+m,keyword:"maxLength"}],!1;if(u(v)<1)return kr.
errors=[{instancePath:i+"/ids/"+m,keyword:"minLength"}],!1;if(!k.test(v))return kr.errors=[{instancePath:i+"/i\
ds/"+m,keyword:"pattern"}],!1}else return kr.errors=[{instancePath:i+"/ids/"+m,keyword:"type"}],!1;var f=g===s;
if(!f)break}}}else return kr.errors=[{instancePath:i+"/ids",keyword:"type"}],!1;var t=l===s}else var t=!0}}}else
return kr.errors=[{instancePath:i,keyword:"type"}],!1;return kr.errors=o,s===0}function R(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.
deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return R.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(Yi.properties,e)){return R.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)
if(typeof e=="string"){if(u(e)>128)return R.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return R.
errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return R.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return R.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return R.errors=
[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(
e))return R.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return R.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return R.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(e)<1)return R.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return R.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return R.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>128)return R.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return R.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return R.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return R.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return R.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||
isNaN(e))return R.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return R.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){
let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return R.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return R.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return R.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,
{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"\
/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return R.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(e!=="getDetails")return R.errors=[{instancePath:i+"/name",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t)if(r.args!==void 0){let e=s;kr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"\
args",rootData:a})||(o=o===null?kr.errors:o.concat(kr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else
return R.errors=[{instancePath:i,keyword:"type"}],!1;return R.errors=o,s===0}var Xi={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.list",type:"string"},args:{$ref:"#/$defs/NoArgs"}},required:["id","epoch","sessionId","deadl\
ineMs","name","args"],type:"object"};function Ai(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r))for(let t in r){return Ai.errors=[{instancePath:i,keyword:"additionalPro\
perties"}],!1;break}else return Ai.errors=[{instancePath:i,keyword:"type"}],!1;return Ai.errors=o,s===0}function C(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&
(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="ar\
gs"))return C.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(Xi.properties,
e)){return C.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.
id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return C.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(e)<1)return C.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return C.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return C.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return C.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return C.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return C.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return C.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(e)<1)return C.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return C.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return C.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>128)return C.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return C.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return C.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return C.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return C.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||
isNaN(e))return C.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return C.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){
let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return C.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return C.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return C.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,
{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"\
/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return C.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(e!=="tabs.list")return C.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t)if(r.args!==void 0){let e=s;Ai(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"\
args",rootData:a})||(o=o===null?Ai.errors:o.concat(Ai.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else
return C.errors=[{instancePath:i,keyword:"type"}],!1;return C.errors=o,s===0}var et={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"dom.read",type:"string"},args:{$ref:"#/$defs/ReadArgs"}},required:["id","epoch","sessionId","dead\
lineMs","name","args"],type:"object"};var rt={additionalProperties:!1,description:"An ARIA role with an accessible name; names compare case-insensit\
ively, white space folded.",properties:{kind:{const:"role",type:"string"},role:{maxLength:40,minLength:1,type:"\
string"},name:{maxLength:500,type:"string"},nameMode:{$ref:"#/$defs/NameMode"},pressed:{type:"boolean"},checked:{
type:"boolean"},expanded:{type:"boolean"},selected:{type:"boolean"},disabled:{type:"boolean"},withinLandmark:{
$ref:"#/$defs/Landmark"},nth:{maximum:1e5,minimum:0,type:"integer"},framePath:{items:{pattern:"^[0-9]{1,4}$",type:"\
string"},maxItems:16,type:"array"}},required:["kind","role"],type:"object"};function hi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(hi.errors=[{instancePath:i,keyword:"type"}],!1):r==="exact"||r==="includes"||r==="regex"?(hi.errors=
o,s===0):(hi.errors=[{instancePath:i,keyword:"enum"}],!1)}function ve(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(ve.errors=[{instancePath:i,keyword:"type"}],!1):r==="main"||r==="header"||r==="nav"||r==="footer"||r===
"aside"?(ve.errors=o,s===0):(ve.errors=[{instancePath:i,keyword:"enum"}],!1)}var _i=new RegExp("^[0-9]{1,4}$",
"u");function ae(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.kind===void 0&&(d="kind")||r.role===void 0&&(d="role"))
return ae.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!E.call(rt.properties,n)){
return ae.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.kind!==void 0){let n=r.
kind,l=s;if(typeof n!="string")return ae.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!=="role")return ae.
errors=[{instancePath:i+"/kind",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.role!==void 0){let n=r.
role,l=s;if(s===l)if(typeof n=="string"){if(u(n)>40)return ae.errors=[{instancePath:i+"/role",keyword:"maxLeng\
th"}],!1;if(u(n)<1)return ae.errors=[{instancePath:i+"/role",keyword:"minLength"}],!1}else return ae.errors=[{
instancePath:i+"/role",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.name!==void 0){let n=r.name,l=s;
if(s===l)if(typeof n=="string"){if(u(n)>500)return ae.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1}else
return ae.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.nameMode!==
void 0){let n=s;hi(r.nameMode,{instancePath:i+"/nameMode",parentData:r,parentDataProperty:"nameMode",rootData:a})||
(o=o===null?hi.errors:o.concat(hi.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.pressed!==void 0){let n=s;
if(typeof r.pressed!="boolean")return ae.errors=[{instancePath:i+"/pressed",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(r.checked!==void 0){let n=s;if(typeof r.checked!="boolean")return ae.errors=[{instancePath:i+
"/checked",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.expanded!==void 0){let n=s;if(typeof r.expanded!=
"boolean")return ae.errors=[{instancePath:i+"/expanded",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
selected!==void 0){let n=s;if(typeof r.selected!="boolean")return ae.errors=[{instancePath:i+"/selected",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.disabled!==void 0){let n=s;if(typeof r.disabled!="boolean")return ae.
errors=[{instancePath:i+"/disabled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.withinLandmark!==
void 0){let n=s;ve(r.withinLandmark,{instancePath:i+"/withinLandmark",parentData:r,parentDataProperty:"withinL\
andmark",rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.
nth!==void 0){let n=r.nth,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:i+
"/nth",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ae.errors=[{instancePath:i+
"/nth",keyword:"maximum"}],!1;if(n<0||isNaN(n))return ae.errors=[{instancePath:i+"/nth",keyword:"minimum"}],!1}
var t=l===s}else var t=!0;if(t)if(r.framePath!==void 0){let n=r.framePath,l=s;if(s===l)if(Array.isArray(n)){if(n.
length>16)return ae.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(!_i.test(v))return ae.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return ae.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=g===
s;if(!f)break}}}else return ae.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}}}}}}}}}else
return ae.errors=[{instancePath:i,keyword:"type"}],!1;return ae.errors=o,s===0}function Oe(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.kind===void 0&&(d="kind")||r.text===void 0&&(d="text"))return Oe.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="kind"||n==="text"||n==="name\
Mode"||n==="withinLandmark"||n==="nth"||n==="framePath")){return Oe.errors=[{instancePath:i,keyword:"additiona\
lProperties"}],!1;break}if(e===s){if(r.kind!==void 0){let n=r.kind,l=s;if(typeof n!="string")return Oe.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!=="text")return Oe.errors=[{instancePath:i+"/kind",keyword:"\
const"}],!1;var t=l===s}else var t=!0;if(t){if(r.text!==void 0){let n=r.text,l=s;if(s===l)if(typeof n=="string"){
if(u(n)>500)return Oe.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1;if(u(n)<1)return Oe.errors=[{instancePath:i+
"/text",keyword:"minLength"}],!1}else return Oe.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=l===
s}else var t=!0;if(t){if(r.nameMode!==void 0){let n=s;hi(r.nameMode,{instancePath:i+"/nameMode",parentData:r,parentDataProperty:"\
nameMode",rootData:a})||(o=o===null?hi.errors:o.concat(hi.errors),s=o.length);var t=n===s}else var t=!0;if(t){
if(r.withinLandmark!==void 0){let n=s;ve(r.withinLandmark,{instancePath:i+"/withinLandmark",parentData:r,parentDataProperty:"\
withinLandmark",rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);var t=n===s}else var t=!0;
if(t){if(r.nth!==void 0){let n=r.nth,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Oe.errors=
[{instancePath:i+"/nth",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Oe.
errors=[{instancePath:i+"/nth",keyword:"maximum"}],!1;if(n<0||isNaN(n))return Oe.errors=[{instancePath:i+"/nth",
keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t)if(r.framePath!==void 0){let n=r.framePath,l=s;if(s===l)
if(Array.isArray(n)){if(n.length>16)return Oe.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;
let w=n.length;for(let m=0;m<w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(!_i.test(v))return Oe.errors=
[{instancePath:i+"/framePath/"+m,keyword:"pattern"}],!1}else return Oe.errors=[{instancePath:i+"/framePath/"+m,
keyword:"type"}],!1;var f=g===s;if(!f)break}}}else return Oe.errors=[{instancePath:i+"/framePath",keyword:"typ\
e"}],!1;var t=l===s}else var t=!0}}}}}}}else return Oe.errors=[{instancePath:i,keyword:"type"}],!1;return Oe.errors=
o,s===0}function Pe(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.kind===void 0&&(d="kind")||r.css===void 0&&(d="css"))return Pe.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="kind"||n==="css"||n==="nth"||
n==="framePath")){return Pe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.kind!==
void 0){let n=r.kind,l=s;if(typeof n!="string")return Pe.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!==
"css")return Pe.errors=[{instancePath:i+"/kind",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.css!==
void 0){let n=r.css,l=s;if(s===l)if(typeof n=="string"){if(u(n)>2e3)return Pe.errors=[{instancePath:i+"/css",keyword:"\
maxLength"}],!1;if(u(n)<1)return Pe.errors=[{instancePath:i+"/css",keyword:"minLength"}],!1}else return Pe.errors=
[{instancePath:i+"/css",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.nth!==void 0){let n=r.nth,l=s;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Pe.errors=[{instancePath:i+"/nth",keyword:"typ\
e"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Pe.errors=[{instancePath:i+"/nth",
keyword:"maximum"}],!1;if(n<0||isNaN(n))return Pe.errors=[{instancePath:i+"/nth",keyword:"minimum"}],!1}var t=l===
s}else var t=!0;if(t)if(r.framePath!==void 0){let n=r.framePath,l=s;if(s===l)if(Array.isArray(n)){if(n.length>
16)return Pe.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(!_i.test(v))return Pe.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return Pe.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=g===
s;if(!f)break}}}else return Pe.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}else
return Pe.errors=[{instancePath:i,keyword:"type"}],!1;return Pe.errors=o,s===0}function I(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let t=r.kind;if(typeof t=="string")if(t==="role")ae(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ae.errors:o.concat(ae.errors),s=o.length);else if(t==="text")Oe(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Oe.errors:o.concat(Oe.errors),s=o.length);else if(t==="css")Pe(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Pe.errors:o.concat(Pe.errors),s=o.length);else return I.errors=
[{instancePath:i,keyword:"discriminator"}],!1;else return I.errors=[{instancePath:i,keyword:"discriminator"}],
!1}else return I.errors=[{instancePath:i,keyword:"type"}],!1;return I.errors=o,s===0}function Kr(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.tabId===void 0&&(f="tabId"))return Kr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!(e==="tabId"||e==="selector"||e==="query"||e==="maxChars")){return Kr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="num\
ber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Kr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&
typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Kr.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(e<1||isNaN(e))return Kr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.selector!==void 0){let e=s;I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
query!==void 0){let e=r.query,n=s;if(s===n)if(typeof e=="string"){if(u(e)>400)return Kr.errors=[{instancePath:i+
"/query",keyword:"maxLength"}],!1}else return Kr.errors=[{instancePath:i+"/query",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(r.maxChars!==void 0){let e=r.maxChars,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&
isFinite(e)))return Kr.errors=[{instancePath:i+"/maxChars",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>2e3||isNaN(e))return Kr.errors=[{instancePath:i+"/maxChars",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Kr.
errors=[{instancePath:i+"/maxChars",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Kr.errors=
[{instancePath:i,keyword:"type"}],!1;return Kr.errors=o,s===0}function O(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return O.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(et.properties,e)){return O.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return O.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return O.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return O.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return O.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return O.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return O.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return O.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return O.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return O.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return O.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return O.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return O.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return O.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return O.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return O.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return O.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return O.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return O.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return O.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return O.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return O.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return O.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.read")return O.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(r.args!==void 0){let e=s;Kr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Kr.errors:o.concat(Kr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return O.errors=
[{instancePath:i,keyword:"type"}],!1;return O.errors=o,s===0}var st={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"capture.can\
didates",type:"string"},args:{$ref:"#/$defs/CandidatesArgs"}},required:["id","epoch","sessionId","deadlineMs",
"name","args"],type:"object"};function jr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.ids===void 0&&(d="ids"))return jr.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="tabId"||n==="ids")){return jr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.tabId,
l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return jr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return jr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return jr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=l===s}else var t=!0;if(t)if(r.ids!==void 0){let n=r.ids,l=s;if(s===l)if(Array.isArray(n)){if(n.length>
40)return jr.errors=[{instancePath:i+"/ids",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){
let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(u(v)>128)return jr.errors=[{instancePath:i+"/ids/"+m,keyword:"\
maxLength"}],!1;if(u(v)<1)return jr.errors=[{instancePath:i+"/ids/"+m,keyword:"minLength"}],!1;if(!k.test(v))return jr.
errors=[{instancePath:i+"/ids/"+m,keyword:"pattern"}],!1}else return jr.errors=[{instancePath:i+"/ids/"+m,keyword:"\
type"}],!1;var f=g===s;if(!f)break}}}else return jr.errors=[{instancePath:i+"/ids",keyword:"type"}],!1;var t=l===
s}else var t=!0}}}else return jr.errors=[{instancePath:i,keyword:"type"}],!1;return jr.errors=o,s===0}function P(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&
(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="ar\
gs"))return P.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(st.properties,
e)){return P.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.
id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return P.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(e)<1)return P.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return P.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return P.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return P.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return P.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return P.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return P.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(e)<1)return P.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return P.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return P.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>128)return P.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return P.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return P.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return P.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return P.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||
isNaN(e))return P.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return P.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){
let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return P.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return P.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return P.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,
{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"\
/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return P.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(e!=="capture.candidates")return P.errors=[{instancePath:i+"/name",keyword:"cons\
t"}],!1;var t=n===s}else var t=!0;if(t)if(r.args!==void 0){let e=s;jr(r.args,{instancePath:i+"/args",parentData:r,
parentDataProperty:"args",rootData:a})||(o=o===null?jr.errors:o.concat(jr.errors),s=o.length);var t=e===s}else
var t=!0}}}}}}}}}}}else return P.errors=[{instancePath:i,keyword:"type"}],!1;return P.errors=o,s===0}var it={additionalProperties:!1,
properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,
minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"\
integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{
$ref:"#/$defs/Grant"},name:{const:"capture.frame",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id",
"epoch","sessionId","deadlineMs","name","args"],type:"object"};function z(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return z.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(it.properties,e)){return z.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return z.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return z.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return z.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return z.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return z.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return z.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return z.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return z.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return z.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return z.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return z.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return z.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return z.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return z.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return z.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return z.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return z.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return z.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return z.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return z.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return z.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return z.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="capture.frame")return z.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;ze(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return z.errors=
[{instancePath:i,keyword:"type"}],!1;return z.errors=o,s===0}var tt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.extract",
type:"string"},args:{$ref:"#/$defs/ExtractArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Ae(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.collectionId===void 0&&(d="co\
llectionId")||r.fields===void 0&&(d="fields"))return Ae.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;
for(let n in r)if(!(n==="tabId"||n==="collectionId"||n==="fields"||n==="limit"||n==="scroll"||n==="controls")){
return Ae.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.
tabId,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ae.errors=[{instancePath:i+"/tabId",
keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Ae.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return Ae.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=l===s}else var t=!0;if(t){if(r.collectionId!==void 0){let n=r.collectionId,l=s;if(s===l)if(typeof n==
"string"){if(u(n)>128)return Ae.errors=[{instancePath:i+"/collectionId",keyword:"maxLength"}],!1;if(u(n)<1)return Ae.
errors=[{instancePath:i+"/collectionId",keyword:"minLength"}],!1;if(!k.test(n))return Ae.errors=[{instancePath:i+
"/collectionId",keyword:"pattern"}],!1}else return Ae.errors=[{instancePath:i+"/collectionId",keyword:"type"}],
!1;var t=l===s}else var t=!0;if(t){if(r.fields!==void 0){let n=r.fields,l=s;if(s===l)if(Array.isArray(n)){if(n.
length>20)return Ae.errors=[{instancePath:i+"/fields",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(u(v)>80)return Ae.errors=[{instancePath:i+"/fields/"+
m,keyword:"maxLength"}],!1}else return Ae.errors=[{instancePath:i+"/fields/"+m,keyword:"type"}],!1;var f=g===s;
if(!f)break}}}else return Ae.errors=[{instancePath:i+"/fields",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){
if(r.limit!==void 0){let n=r.limit,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ae.errors=
[{instancePath:i+"/limit",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Ae.
errors=[{instancePath:i+"/limit",keyword:"maximum"}],!1;if(n<1||isNaN(n))return Ae.errors=[{instancePath:i+"/l\
imit",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){if(r.scroll!==void 0){let n=s;if(typeof r.scroll!=
"boolean")return Ae.errors=[{instancePath:i+"/scroll",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.
controls!==void 0){let n=s;if(typeof r.controls!="boolean")return Ae.errors=[{instancePath:i+"/controls",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Ae.errors=[{instancePath:i,keyword:"type"}],!1;return Ae.
errors=o,s===0}function Z(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&
(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&
(f="name")||r.args===void 0&&(f="args"))return Z.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!E.call(tt.properties,e)){return Z.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Z.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(e)<1)return Z.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(e))return Z.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return Z.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Z.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Z.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return Z.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Z.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Z.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!k.test(e))return Z.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return Z.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Z.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return Z.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(e))return Z.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Z.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Z.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return Z.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Z.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="nu\
mber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Z.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Z.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Z.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else
var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return Z.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.extract")return Z.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;Ae(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Ae.errors:o.concat(Ae.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return Z.errors=
[{instancePath:i,keyword:"type"}],!1;return Z.errors=o,s===0}var nt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.waitFor",
type:"string"},args:{$ref:"#/$defs/WaitForArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function wr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.tabId===void 0&&(f="tabId")||r.event===void 0&&(f="event"))return wr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="tabId"||e==="event"||e==="va\
lue"||e==="selector"||e==="timeoutMs")){return wr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return wr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>
2147483647||isNaN(e))return wr.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return wr.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.event!==void 0){let e=r.
event,n=s;if(typeof e!="string")return wr.errors=[{instancePath:i+"/event",keyword:"type"}],!1;if(!(e==="urlCh\
ange"||e==="networkIdle"||e==="selector"||e==="text"||e==="gone"||e==="download"))return wr.errors=[{instancePath:i+
"/event",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(r.value!==void 0){let e=r.value,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>2e3)return wr.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return wr.errors=
[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.selector!==void 0){let e=s;
I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"selector",rootData:a})||(o=o===null?
I.errors:o.concat(I.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.timeoutMs!==void 0){let e=r.timeoutMs,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return wr.errors=[{instancePath:i+"/timeoutMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return wr.errors=[{instancePath:i+"/\
timeoutMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return wr.errors=[{instancePath:i+"/timeoutMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0}}}}}}else return wr.errors=[{instancePath:i,keyword:"type"}],!1;return wr.
errors=o,s===0}function U(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&
(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&
(f="name")||r.args===void 0&&(f="args"))return U.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!E.call(nt.properties,e)){return U.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return U.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(e)<1)return U.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(e))return U.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return U.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return U.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return U.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return U.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return U.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return U.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!k.test(e))return U.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return U.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return U.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return U.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(e))return U.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return U.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return U.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return U.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return U.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="nu\
mber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return U.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return U.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return U.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else
var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return U.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.waitFor")return U.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;wr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?wr.errors:o.concat(wr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return U.errors=
[{instancePath:i,keyword:"type"}],!1;return U.errors=o,s===0}var ot={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.scroll",
type:"string"},args:{$ref:"#/$defs/ScrollArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Vr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.tabId===void 0&&(f="tabId"))return Vr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="tabId"||e==="y"||e==="selector"||e==="to")){return Vr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.tabId!==void 0){let e=r.tabId,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Vr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Vr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Vr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.y!==void 0){let e=r.y,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&
isFinite(e)))return Vr.errors=[{instancePath:i+"/y",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>1e6||isNaN(e))return Vr.errors=[{instancePath:i+"/y",keyword:"maximum"}],!1;if(e<-1e6||isNaN(e))return Vr.
errors=[{instancePath:i+"/y",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.selector!==void 0){let e=s;
I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"selector",rootData:a})||(o=o===null?
I.errors:o.concat(I.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.to!==void 0){let e=r.to,n=s;if(typeof e!=
"string")return Vr.errors=[{instancePath:i+"/to",keyword:"type"}],!1;if(!(e==="top"||e==="bottom"))return Vr.errors=
[{instancePath:i+"/to",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}}else return Vr.errors=[{instancePath:i,
keyword:"type"}],!1;return Vr.errors=o,s===0}function W(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return W.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(ot.properties,e)){return W.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return W.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return W.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return W.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return W.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return W.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return W.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return W.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return W.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return W.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return W.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return W.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return W.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return W.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return W.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return W.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return W.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return W.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return W.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return W.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return W.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return W.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return W.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.scroll")return W.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;Vr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Vr.errors:o.concat(Vr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return W.errors=
[{instancePath:i,keyword:"type"}],!1;return W.errors=o,s===0}var ft={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.hover",
type:"string"},args:{$ref:"#/$defs/SelectorArgs"}},required:["id","epoch","sessionId","deadlineMs","name","arg\
s"],type:"object"};function ss(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.selector===void 0&&(d="select\
or"))return ss.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="tabId"||n==="\
selector"||n==="altSelectors")){return ss.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===
s){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ss.errors=
[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n))return ss.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return ss.errors=[{instancePath:i+
"/tabId",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){if(r.selector!==void 0){let n=s;I(r.selector,{
instancePath:i+"/selector",parentData:r,parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(
I.errors),s=o.length);var t=n===s}else var t=!0;if(t)if(r.altSelectors!==void 0){let n=r.altSelectors,l=s;if(s===
l)if(Array.isArray(n)){if(n.length>4)return ss.errors=[{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;
{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,
rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var f=v===s;if(!f)break}}}else return ss.errors=
[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}else return ss.errors=[{instancePath:i,
keyword:"type"}],!1;return ss.errors=o,s===0}function G(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return G.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(ft.properties,e)){return G.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return G.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return G.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return G.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return G.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return G.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return G.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return G.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return G.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return G.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return G.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return G.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return G.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return G.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return G.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return G.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return G.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return G.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return G.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return G.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return G.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return G.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return G.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.hover")return G.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;ss(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?ss.errors:o.concat(ss.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return G.errors=
[{instancePath:i,keyword:"type"}],!1;return G.errors=o,s===0}var lt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.select",
type:"string"},args:{$ref:"#/$defs/SelectArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function fs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.selector===void 0&&(d="select\
or")||r.value===void 0&&(d="value"))return fs.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="value")){return fs.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return fs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return fs.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return fs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=l===s}else var t=!0;
if(t){if(r.selector!==void 0){let n=s;I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.
altSelectors!==void 0){let n=r.altSelectors,l=s;if(s===l)if(Array.isArray(n)){if(n.length>4)return fs.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;
I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=v===s;if(!f)break}}}else return fs.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=l===s}else var t=!0;if(t)if(r.value!==void 0){let n=r.value,l=s;if(s===l)if(typeof n==
"string"){if(u(n)>2e3)return fs.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return fs.errors=
[{instancePath:i+"/value",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}else return fs.errors=[{instancePath:i,
keyword:"type"}],!1;return fs.errors=o,s===0}function K(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return K.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(lt.properties,e)){return K.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return K.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return K.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return K.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return K.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return K.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return K.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return K.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return K.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return K.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return K.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return K.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return K.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return K.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return K.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return K.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return K.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return K.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return K.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return K.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return K.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return K.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return K.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.select")return K.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;fs(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?fs.errors:o.concat(fs.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return K.errors=
[{instancePath:i,keyword:"type"}],!1;return K.errors=o,s===0}var dt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.check",
type:"string"},args:{$ref:"#/$defs/CheckArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function vs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.selector===void 0&&(d="select\
or")||r.checked===void 0&&(d="checked"))return vs.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="checked")){return vs.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return vs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return vs.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return vs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=l===s}else var t=!0;
if(t){if(r.selector!==void 0){let n=s;I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.
altSelectors!==void 0){let n=r.altSelectors,l=s;if(s===l)if(Array.isArray(n)){if(n.length>4)return vs.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;
I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=v===s;if(!f)break}}}else return vs.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=l===s}else var t=!0;if(t)if(r.checked!==void 0){let n=s;if(typeof r.checked!="boolea\
n")return vs.errors=[{instancePath:i+"/checked",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return vs.
errors=[{instancePath:i,keyword:"type"}],!1;return vs.errors=o,s===0}function V(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===
void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return V.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(dt.properties,e)){return V.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="st\
ring"){if(u(e)>128)return V.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return V.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return V.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return V.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return V.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return V.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return V.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return V.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return V.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return V.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return V.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return V.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return V.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return V.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return V.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return V.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return V.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return V.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return V.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return V.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return V.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return V.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.check")return V.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;vs(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?vs.errors:o.concat(vs.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return V.errors=
[{instancePath:i,keyword:"type"}],!1;return V.errors=o,s===0}var at={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.type",type:"\
string"},args:{$ref:"#/$defs/TypeArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function Qe(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.selector===void 0&&(d="select\
or"))return Qe.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="tabId"||n==="\
selector"||n==="altSelectors"||n==="text"||n==="secret"||n==="replace"||n==="trusted")){return Qe.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Qe.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&
typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Qe.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(n<1||isNaN(n))return Qe.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=l===s}else
var t=!0;if(t){if(r.selector!==void 0){let n=s;I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.
altSelectors!==void 0){let n=r.altSelectors,l=s;if(s===l)if(Array.isArray(n)){if(n.length>4)return Qe.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;
I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=v===s;if(!f)break}}}else return Qe.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.text!==void 0){let n=r.text,l=s;if(s===l)if(typeof n==
"string"){if(u(n)>1e5)return Qe.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Qe.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.secret!==void 0){let n=r.secret,
l=s;if(s===l)if(typeof n=="string"){if(u(n)>128)return Qe.errors=[{instancePath:i+"/secret",keyword:"maxLength"}],
!1;if(u(n)<1)return Qe.errors=[{instancePath:i+"/secret",keyword:"minLength"}],!1;if(!k.test(n))return Qe.errors=
[{instancePath:i+"/secret",keyword:"pattern"}],!1}else return Qe.errors=[{instancePath:i+"/secret",keyword:"ty\
pe"}],!1;var t=l===s}else var t=!0;if(t){if(r.replace!==void 0){let n=s;if(typeof r.replace!="boolean")return Qe.
errors=[{instancePath:i+"/replace",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.trusted!==void 0){let n=s;
if(typeof r.trusted!="boolean")return Qe.errors=[{instancePath:i+"/trusted",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}}}}else return Qe.errors=[{instancePath:i,keyword:"type"}],!1;return Qe.errors=o,s===0}function H(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&
(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="ar\
gs"))return H.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(at.properties,
e)){return H.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.
id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return H.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(e)<1)return H.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return H.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return H.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return H.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return H.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return H.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return H.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(e)<1)return H.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return H.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return H.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>128)return H.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return H.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return H.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return H.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return H.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||
isNaN(e))return H.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return H.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){
let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return H.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return H.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return H.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,
{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"\
/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return H.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(e!=="dom.type")return H.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t)if(r.args!==void 0){let e=s;Qe(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"\
args",rootData:a})||(o=o===null?Qe.errors:o.concat(Qe.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else
return H.errors=[{instancePath:i,keyword:"type"}],!1;return H.errors=o,s===0}var ut={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"dom.click",type:"string"},args:{$ref:"#/$defs/ClickArgs"}},required:["id","epoch","sessionId","de\
adlineMs","name","args"],type:"object"};function Fe(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let e;if(r.tabId===void 0&&(e="tabId")||r.selector===void 0&&(e="select\
or"))return Fe.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let l in r)if(!(l==="tabId"||l==="\
selector"||l==="altSelectors"||l==="button"||l==="clicks"||l==="modifiers"||l==="trusted")){return Fe.errors=[
{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(r.tabId!==void 0){let l=r.tabId,c=s;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Fe.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===
c&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return Fe.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(l<1||isNaN(l))return Fe.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=c===s}else
var t=!0;if(t){if(r.selector!==void 0){let l=s;I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=l===s}else var t=!0;if(t){if(r.
altSelectors!==void 0){let l=r.altSelectors,c=s;if(s===c)if(Array.isArray(l)){if(l.length>4)return Fe.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let m=l.length;for(let v=0;v<m;v++){let g=s;
I(l[v],{instancePath:i+"/altSelectors/"+v,parentData:l,parentDataProperty:v,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=g===s;if(!f)break}}}else return Fe.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.button!==void 0){let l=r.button,c=s;if(typeof l!="str\
ing")return Fe.errors=[{instancePath:i+"/button",keyword:"type"}],!1;if(!(l==="left"||l==="middle"||l==="right"))
return Fe.errors=[{instancePath:i+"/button",keyword:"enum"}],!1;var t=c===s}else var t=!0;if(t){if(r.clicks!==
void 0){let l=r.clicks,c=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Fe.errors=[{instancePath:i+
"/clicks",keyword:"type"}],!1;if(s===c&&typeof l=="number"&&isFinite(l)){if(l>2||isNaN(l))return Fe.errors=[{instancePath:i+
"/clicks",keyword:"maximum"}],!1;if(l<1||isNaN(l))return Fe.errors=[{instancePath:i+"/clicks",keyword:"minimum"}],
!1}var t=c===s}else var t=!0;if(t){if(r.modifiers!==void 0){let l=r.modifiers,c=s;if(s===c)if(Array.isArray(l)){
if(l.length>4)return Fe.errors=[{instancePath:i+"/modifiers",keyword:"maxItems"}],!1;{var d=!0;let m=l.length;
for(let v=0;v<m;v++){let g=l[v],_=s;if(typeof g!="string")return Fe.errors=[{instancePath:i+"/modifiers/"+v,keyword:"\
type"}],!1;if(!(g==="Alt"||g==="Control"||g==="Meta"||g==="Shift"))return Fe.errors=[{instancePath:i+"/modifie\
rs/"+v,keyword:"enum"}],!1;var d=_===s;if(!d)break}}}else return Fe.errors=[{instancePath:i+"/modifiers",keyword:"\
type"}],!1;var t=c===s}else var t=!0;if(t)if(r.trusted!==void 0){let l=s;if(typeof r.trusted!="boolean")return Fe.
errors=[{instancePath:i+"/trusted",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}}}}else return Fe.errors=
[{instancePath:i,keyword:"type"}],!1;return Fe.errors=o,s===0}function Q(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return Q.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(ut.properties,e)){return Q.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return Q.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return Q.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return Q.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return Q.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Q.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Q.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Q.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return Q.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Q.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return Q.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return Q.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Q.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return Q.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return Q.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Q.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Q.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return Q.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Q.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Q.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Q.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Q.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return Q.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.click")return Q.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;Fe(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Fe.errors:o.concat(Fe.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return Q.errors=
[{instancePath:i,keyword:"type"}],!1;return Q.errors=o,s===0}var yt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.submit",
type:"string"},args:{$ref:"#/$defs/SelectorArgs"}},required:["id","epoch","sessionId","deadlineMs","name","arg\
s"],type:"object"};function J(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&
(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&
(f="name")||r.args===void 0&&(f="args"))return J.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!E.call(yt.properties,e)){return J.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return J.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(e)<1)return J.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(e))return J.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return J.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return J.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return J.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return J.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return J.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return J.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!k.test(e))return J.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return J.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return J.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return J.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(e))return J.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return J.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return J.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return J.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return J.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="nu\
mber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return J.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return J.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return J.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else
var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return J.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.submit")return J.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;ss(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?ss.errors:o.concat(ss.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return J.errors=
[{instancePath:i,keyword:"type"}],!1;return J.errors=o,s===0}var pt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.press",
type:"string"},args:{$ref:"#/$defs/PressArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function ls(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.tabId===void 0&&(f="tabId")||r.key===void 0&&(f="key"))return ls.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="tabId"||e==="key"||e==="sele\
ctor"||e==="trusted")){return ls.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ls.errors=[{
instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(
e))return ls.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return ls.errors=[{instancePath:i+
"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.key!==void 0){let e=r.key,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>40)return ls.errors=[{instancePath:i+"/key",keyword:"maxLength"}],!1;if(u(e)<1)return ls.errors=
[{instancePath:i+"/key",keyword:"minLength"}],!1}else return ls.errors=[{instancePath:i+"/key",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(r.selector!==void 0){let e=s;I(r.selector,{instancePath:i+"/selector",parentData:r,
parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=e===s}else
var t=!0;if(t)if(r.trusted!==void 0){let e=s;if(typeof r.trusted!="boolean")return ls.errors=[{instancePath:i+
"/trusted",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}else return ls.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return ls.errors=o,s===0}function B(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===
void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===
void 0&&(f="name")||r.args===void 0&&(f="args"))return B.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!E.call(pt.properties,e)){return B.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return B.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return B.errors=[{instancePath:i+"/id",keyword:"minL\
ength"}],!1;if(!k.test(e))return B.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return B.errors=[
{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return B.errors=[{instancePath:i+"/epoch",keyword:"ty\
pe"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return B.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return B.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="strin\
g"){if(u(e)>128)return B.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return B.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return B.errors=[{instancePath:i+"/sessio\
nId",keyword:"pattern"}],!1}else return B.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return B.errors=
[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return B.errors=[{instancePath:i+"/taskId",keyword:"\
minLength"}],!1;if(!k.test(e))return B.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return B.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return B.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return B.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return B.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return B.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return B.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return B.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return B.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.press")return B.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;ls(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?ls.errors:o.concat(ls.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return B.errors=
[{instancePath:i,keyword:"type"}],!1;return B.errors=o,s===0}var mt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.drag",type:"\
string"},args:{$ref:"#/$defs/DragArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function js(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.selector===void 0&&(d="select\
or")||r.to===void 0&&(d="to"))return js.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="to")){return js.errors=[{instancePath:i,keyword:"ad\
ditionalProperties"}],!1;break}if(e===s){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return js.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&typeof n=="nu\
mber"&&isFinite(n)){if(n>2147483647||isNaN(n))return js.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;
if(n<1||isNaN(n))return js.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){
if(r.selector!==void 0){let n=s;I(r.selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"sele\
ctor",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.altSelectors!==
void 0){let n=r.altSelectors,l=s;if(s===l)if(Array.isArray(n)){if(n.length>4)return js.errors=[{instancePath:i+
"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;I(n[m],{instancePath:i+
"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.
length);var f=v===s;if(!f)break}}}else return js.errors=[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=l===
s}else var t=!0;if(t)if(r.to!==void 0){let n=s;I(r.to,{instancePath:i+"/to",parentData:r,parentDataProperty:"t\
o",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0}}}}}else return js.
errors=[{instancePath:i,keyword:"type"}],!1;return js.errors=o,s===0}function Y(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===
void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return Y.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(mt.properties,e)){return Y.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="st\
ring"){if(u(e)>128)return Y.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return Y.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return Y.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return Y.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Y.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Y.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Y.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return Y.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Y.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return Y.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return Y.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Y.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return Y.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(e))return Y.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Y.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Y.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return Y.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Y.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Y.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Y.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Y.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return Y.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.drag")return Y.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(r.args!==void 0){let e=s;js(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?js.errors:o.concat(js.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return Y.errors=
[{instancePath:i,keyword:"type"}],!1;return Y.errors=o,s===0}var ct={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.upload",
type:"string"},args:{$ref:"#/$defs/UploadArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function ds(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.mime===void 0&&(f="mime")||r.base64===
void 0&&(f="base64"))return ds.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"name"||e==="mime"||e==="base64")){return ds.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.name!==void 0){let e=r.name,n=s;if(s===n)if(typeof e=="string"){if(u(e)>255)return ds.errors=[{
instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(e)<1)return ds.errors=[{instancePath:i+"/name",keyword:"m\
inLength"}],!1}else return ds.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.mime!==void 0){let e=r.mime,n=s;if(s===n)if(typeof e=="string"){if(u(e)>120)return ds.errors=[{instancePath:i+
"/mime",keyword:"maxLength"}],!1}else return ds.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(r.base64!==void 0){let e=r.base64,n=s;if(s===n)if(typeof e=="string"){if(u(e)>16777216)
return ds.errors=[{instancePath:i+"/base64",keyword:"maxLength"}],!1}else return ds.errors=[{instancePath:i+"/\
base64",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return ds.errors=[{instancePath:i,keyword:"type"}],
!1;return ds.errors=o,s===0}function Hr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let e;if(r.tabId===void 0&&(e="tabId")||r.
selector===void 0&&(e="selector")||r.files===void 0&&(e="files"))return Hr.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let n=s;for(let l in r)if(!(l==="tabId"||l==="selector"||l==="altSelectors"||l==="files")){return Hr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(r.tabId!==void 0){let l=r.tabId,
c=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return Hr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===c&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return Hr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(l<1||isNaN(l))return Hr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=c===s}else var t=!0;if(t){if(r.selector!==void 0){let l=s;I(r.selector,{instancePath:i+"/selector",parentData:r,
parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=l===s}else
var t=!0;if(t){if(r.altSelectors!==void 0){let l=r.altSelectors,c=s;if(s===c)if(Array.isArray(l)){if(l.length>
4)return Hr.errors=[{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let m=l.length;for(let v=0;v<
m;v++){let g=s;I(l[v],{instancePath:i+"/altSelectors/"+v,parentData:l,parentDataProperty:v,rootData:a})||(o=o===
null?I.errors:o.concat(I.errors),s=o.length);var f=g===s;if(!f)break}}}else return Hr.errors=[{instancePath:i+
"/altSelectors",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(r.files!==void 0){let l=r.files,c=s;if(s===
c)if(Array.isArray(l)){if(l.length>10)return Hr.errors=[{instancePath:i+"/files",keyword:"maxItems"}],!1;if(l.
length<1)return Hr.errors=[{instancePath:i+"/files",keyword:"minItems"}],!1;{var d=!0;let m=l.length;for(let v=0;v<
m;v++){let g=s;ds(l[v],{instancePath:i+"/files/"+v,parentData:l,parentDataProperty:v,rootData:a})||(o=o===null?
ds.errors:o.concat(ds.errors),s=o.length);var d=g===s;if(!d)break}}}else return Hr.errors=[{instancePath:i+"/f\
iles",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}else return Hr.errors=[{instancePath:i,keyword:"type"}],
!1;return Hr.errors=o,s===0}function X(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===
void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===
void 0&&(f="name")||r.args===void 0&&(f="args"))return X.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!E.call(ct.properties,e)){return X.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return X.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return X.errors=[{instancePath:i+"/id",keyword:"minL\
ength"}],!1;if(!k.test(e))return X.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return X.errors=[
{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return X.errors=[{instancePath:i+"/epoch",keyword:"ty\
pe"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return X.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return X.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="strin\
g"){if(u(e)>128)return X.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return X.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return X.errors=[{instancePath:i+"/sessio\
nId",keyword:"pattern"}],!1}else return X.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return X.errors=
[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return X.errors=[{instancePath:i+"/taskId",keyword:"\
minLength"}],!1;if(!k.test(e))return X.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return X.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){
let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return X.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return X.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return X.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return X.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return X.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return X.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return X.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="dom.upload")return X.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;Hr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Hr.errors:o.concat(Hr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return X.errors=
[{instancePath:i,keyword:"type"}],!1;return X.errors=o,s===0}var vt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.open",
type:"string"},args:{$ref:"#/$defs/OpenArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function pi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.url===void 0&&(f="url"))return pi.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!(e==="url"||e==="active")){return pi.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>8192)return pi.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return pi.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.active!==void 0){let e=s;if(typeof r.active!="b\
oolean")return pi.errors=[{instancePath:i+"/active",keyword:"type"}],!1;var t=e===s}else var t=!0}}}else return pi.
errors=[{instancePath:i,keyword:"type"}],!1;return pi.errors=o,s===0}function ee(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===
void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return ee.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(vt.properties,e)){return ee.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="st\
ring"){if(u(e)>128)return ee.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return ee.errors=
[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return ee.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return ee.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ee.errors=
[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(
e))return ee.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return ee.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return ee.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(e)<1)return ee.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return ee.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return ee.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>128)return ee.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return ee.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return ee.errors=[{instancePath:i+"/taskId",
keyword:"pattern"}],!1}else return ee.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return ee.errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){
if(e>12e4||isNaN(e))return ee.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return ee.
errors=[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==
void 0){let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ee.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ee.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return ee.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,
{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"\
/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return ee.errors=[{
instancePath:i+"/name",keyword:"type"}],!1;if(e!=="tabs.open")return ee.errors=[{instancePath:i+"/name",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.args!==void 0){let e=s;pi(r.args,{instancePath:i+"/args",parentData:r,
parentDataProperty:"args",rootData:a})||(o=o===null?pi.errors:o.concat(pi.errors),s=o.length);var t=e===s}else
var t=!0}}}}}}}}}}}else return ee.errors=[{instancePath:i,keyword:"type"}],!1;return ee.errors=o,s===0}var gt={
additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},
epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9.\
_:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.switch",type:"string"},args:{$ref:"#/$de\
fs/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function re(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.
deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return re.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(gt.properties,e)){return re.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)
if(typeof e=="string"){if(u(e)>128)return re.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)
return re.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return re.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return re.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>
2147483647||isNaN(e))return re.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return re.
errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){
let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return re.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(e)<1)return re.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!k.test(e))return re.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return re.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(
e)<1)return re.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return re.errors=[{instancePath:i+
"/taskId",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return re.errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="numb\
er"&&isFinite(e)){if(e>12e4||isNaN(e))return re.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<
1||isNaN(e))return re.errors=[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){
if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return re.
errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||
isNaN(e))return re.errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return re.errors=
[{instancePath:i+"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;
h(r.target,{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:
o.concat(h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+
"/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return re.errors=[{
instancePath:i+"/name",keyword:"type"}],!1;if(e!=="tabs.switch")return re.errors=[{instancePath:i+"/name",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.args!==void 0){let e=s;ze(r.args,{instancePath:i+"/args",parentData:r,
parentDataProperty:"args",rootData:a})||(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);var t=e===s}else
var t=!0}}}}}}}}}}}else return re.errors=[{instancePath:i,keyword:"type"}],!1;return re.errors=o,s===0}var kt={
additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},
epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9.\
_:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.close",type:"string"},args:{$ref:"#/$def\
s/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function se(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.
deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return se.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(kt.properties,e)){return se.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)
if(typeof e=="string"){if(u(e)>128)return se.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)
return se.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return se.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return se.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>
2147483647||isNaN(e))return se.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return se.
errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){
let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return se.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(e)<1)return se.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!k.test(e))return se.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return se.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(
e)<1)return se.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return se.errors=[{instancePath:i+
"/taskId",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="numb\
er"&&isFinite(e)){if(e>12e4||isNaN(e))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<
1||isNaN(e))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){
if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return se.
errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||
isNaN(e))return se.errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return se.errors=
[{instancePath:i+"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;
h(r.target,{instancePath:i+"/target",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:
o.concat(h.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+
"/grant",parentData:r,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(typeof e!="string")return se.errors=[{
instancePath:i+"/name",keyword:"type"}],!1;if(e!=="tabs.close")return se.errors=[{instancePath:i+"/name",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.args!==void 0){let e=s;ze(r.args,{instancePath:i+"/args",parentData:r,
parentDataProperty:"args",rootData:a})||(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);var t=e===s}else
var t=!0}}}}}}}}}}}else return se.errors=[{instancePath:i,keyword:"type"}],!1;return se.errors=o,s===0}var wt={
additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},
epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9.\
_:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.navigate",type:"string"},args:{$ref:"#/$\
defs/NavigateArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function Ss(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.tabId===void 0&&(f="tabId")||r.url===void 0&&(f="url"))return Ss.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="tabId"||e==="url")){return Ss.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.tabId!==void 0){let e=r.tabId,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ss.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Ss.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Ss.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t)if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){if(u(e)>8192)
return Ss.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Ss.errors=[{instancePath:i+"/url",
keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Ss.errors=[{instancePath:i,keyword:"type"}],!1;return Ss.
errors=o,s===0}function ie(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&
(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&
(f="name")||r.args===void 0&&(f="args"))return ie.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!E.call(wt.properties,e)){return ie.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ie.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(e)<1)return ie.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(e))return ie.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ie.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ie.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return ie.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return ie.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ie.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return ie.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!k.test(e))return ie.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return ie.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ie.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return ie.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(e))return ie.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return ie.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ie.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return ie.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return ie.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="\
number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ie.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ie.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return ie.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else
var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return ie.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="tabs.navigate")return ie.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;Ss(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Ss.errors:o.concat(Ss.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return ie.errors=
[{instancePath:i,keyword:"type"}],!1;return ie.errors=o,s===0}var ht={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.back",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id","epoch","sessionId","dead\
lineMs","name","args"],type:"object"};function te(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===
void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===
void 0&&(f="name")||r.args===void 0&&(f="args"))return te.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!E.call(ht.properties,e)){return te.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return te.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return te.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!k.test(e))return te.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return te.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return te.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return te.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return te.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="strin\
g"){if(u(e)>128)return te.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return te.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return te.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return te.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return te.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return te.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!k.test(e))return te.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return te.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==
void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return te.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return te.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return te.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return te.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return te.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return te.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return te.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="tabs.back")return te.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;ze(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return te.errors=
[{instancePath:i,keyword:"type"}],!1;return te.errors=o,s===0}var bt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.expand",type:"string"},args:{$ref:"#/$defs/ExpandArgs"}},required:["id","epoch","sessionI\
d","deadlineMs","name","args"],type:"object"};function hr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.tabId===void 0&&(d="tabId")||r.actionIds===void 0&&(d="actio\
nIds"))return hr.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="tabId"||n===
"actionIds")){return hr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.tabId!==
void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return hr.errors=[{instancePath:i+
"/tabId",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return hr.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return hr.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=l===s}else var t=!0;if(t)if(r.actionIds!==void 0){let n=r.actionIds,l=s;if(s===l)if(Array.
isArray(n)){if(n.length>8)return hr.errors=[{instancePath:i+"/actionIds",keyword:"maxItems"}],!1;if(n.length<1)
return hr.errors=[{instancePath:i+"/actionIds",keyword:"minItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(u(v)>128)return hr.errors=[{instancePath:i+"/actionId\
s/"+m,keyword:"maxLength"}],!1;if(u(v)<1)return hr.errors=[{instancePath:i+"/actionIds/"+m,keyword:"minLength"}],
!1;if(!k.test(v))return hr.errors=[{instancePath:i+"/actionIds/"+m,keyword:"pattern"}],!1}else return hr.errors=
[{instancePath:i+"/actionIds/"+m,keyword:"type"}],!1;var f=g===s;if(!f)break}}}else return hr.errors=[{instancePath:i+
"/actionIds",keyword:"type"}],!1;var t=l===s}else var t=!0}}}else return hr.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return hr.errors=o,s===0}function ne(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===
void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===
void 0&&(f="name")||r.args===void 0&&(f="args"))return ne.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!E.call(bt.properties,e)){return ne.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ne.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return ne.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!k.test(e))return ne.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ne.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ne.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return ne.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return ne.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="strin\
g"){if(u(e)>128)return ne.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return ne.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return ne.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return ne.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ne.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return ne.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!k.test(e))return ne.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return ne.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==
void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ne.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return ne.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return ne.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ne.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ne.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return ne.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return ne.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="explore.expand")return ne.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;hr(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?hr.errors:o.concat(hr.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return ne.errors=
[{instancePath:i,keyword:"type"}],!1;return ne.errors=o,s===0}var _t={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.adopt",type:"string"},args:{$ref:"#/$defs/AdoptArgs"}},required:["id","epoch","sessionId",
"deadlineMs","name","args"],type:"object"};function mi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.tabId===void 0&&(t="tabId"))return mi.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="tabId"){return mi.errors=[{instancePath:i,keyword:"add\
itionalProperties"}],!1;break}if(f===s&&r.tabId!==void 0){let d=r.tabId,e=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return mi.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===e&&typeof d=="number"&&
isFinite(d)){if(d>2147483647||isNaN(d))return mi.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(d<
1||isNaN(d))return mi.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}}}}else return mi.errors=[{instancePath:i,
keyword:"type"}],!1;return mi.errors=o,s===0}function oe(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&
(f="id")||r.epoch===void 0&&(f="epoch")||r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="dea\
dlineMs")||r.name===void 0&&(f="name")||r.args===void 0&&(f="args"))return oe.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(_t.properties,e)){return oe.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return oe.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return oe.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return oe.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return oe.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){
let e=r.epoch,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return oe.errors=[{instancePath:i+"\
/epoch",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return oe.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(e<0||isNaN(e))return oe.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return oe.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return oe.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return oe.errors=[{instancePath:i+
"/sessionId",keyword:"pattern"}],!1}else return oe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return oe.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return oe.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!k.test(e))return oe.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return oe.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==
void 0){let e=r.deadlineMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return oe.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return oe.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return oe.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return oe.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return oe.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return oe.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/targe\
t",parentData:r,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return oe.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="explore.adopt")return oe.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;mi(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?mi.errors:o.concat(mi.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return oe.errors=
[{instancePath:i,keyword:"type"}],!1;return oe.errors=o,s===0}var xt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.close",type:"string"},args:{$ref:"#/$defs/CloseChildrenArgs"}},required:["id","epoch","se\
ssionId","deadlineMs","name","args"],type:"object"};function Xs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f=s;for(let d in r)if(d!=="tabIds"){return Xs.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(f===s&&r.tabIds!==void 0){let d=r.tabIds;if(s===s)if(Array.isArray(
d)){if(d.length>50)return Xs.errors=[{instancePath:i+"/tabIds",keyword:"maxItems"}],!1;{var t=!0;let n=d.length;
for(let l=0;l<n;l++){let c=d[l],w=s;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Xs.errors=
[{instancePath:i+"/tabIds/"+l,keyword:"type"}],!1;if(s===w&&typeof c=="number"&&isFinite(c)){if(c>2147483647||
isNaN(c))return Xs.errors=[{instancePath:i+"/tabIds/"+l,keyword:"maximum"}],!1;if(c<1||isNaN(c))return Xs.errors=
[{instancePath:i+"/tabIds/"+l,keyword:"minimum"}],!1}var t=w===s;if(!t)break}}}else return Xs.errors=[{instancePath:i+
"/tabIds",keyword:"type"}],!1}}else return Xs.errors=[{instancePath:i,keyword:"type"}],!1;return Xs.errors=o,s===
0}function fe(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.epoch===void 0&&(f="epoch")||
r.sessionId===void 0&&(f="sessionId")||r.deadlineMs===void 0&&(f="deadlineMs")||r.name===void 0&&(f="name")||r.
args===void 0&&(f="args"))return fe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.
call(xt.properties,e)){return fe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return fe.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(e)<1)return fe.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(
e))return fe.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return fe.errors=[{instancePath:i+"/id",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e=="num\
ber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return fe.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&
typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return fe.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return fe.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return fe.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return fe.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!k.test(e))return fe.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return fe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.taskId!==void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return fe.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(e)<1)return fe.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(e))return fe.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return fe.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.deadlineMs!==void 0){let e=r.deadlineMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return fe.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>12e4||isNaN(e))return fe.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(e<1||isNaN(e))return fe.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.expectedTs!==void 0){let e=r.expectedTs,n=s;if(!(typeof e=="\
number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return fe.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return fe.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return fe.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else
var t=!0;if(t){if(r.grant!==void 0){let e=s;b(r.grant,{instancePath:i+"/grant",parentData:r,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.
name!==void 0){let e=r.name,n=s;if(typeof e!="string")return fe.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(e!=="explore.close")return fe.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.args!==void 0){let e=s;Xs(r.args,{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||
(o=o===null?Xs.errors:o.concat(Xs.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}}}else return fe.errors=
[{instancePath:i,keyword:"type"}],!1;return fe.errors=o,s===0}function xi(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t=r.name;if(typeof t==
"string")if(t==="getMiniPCD")S(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?S.
errors:o.concat(S.errors),s=o.length);else if(t==="pcd.query")D(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?D.errors:o.concat(D.errors),s=o.length);else if(t==="getDetails")R(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?R.errors:o.concat(R.errors),s=o.length);else if(t===
"tabs.list")C(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?C.errors:o.concat(
C.errors),s=o.length);else if(t==="dom.read")O(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?O.errors:o.concat(O.errors),s=o.length);else if(t==="capture.candidates")P(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?P.errors:o.concat(P.errors),s=o.length);else if(t==="capture.fr\
ame")z(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?z.errors:o.concat(z.errors),
s=o.length);else if(t==="dom.extract")Z(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?Z.errors:o.concat(Z.errors),s=o.length);else if(t==="dom.waitFor")U(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?U.errors:o.concat(U.errors),s=o.length);else if(t==="dom.scroll")W(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?W.errors:o.concat(W.errors),s=o.length);else if(t===
"dom.hover")G(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?G.errors:o.concat(
G.errors),s=o.length);else if(t==="dom.select")K(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?K.errors:o.concat(K.errors),s=o.length);else if(t==="dom.check")V(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?V.errors:o.concat(V.errors),s=o.length);else if(t==="dom.type")H(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?H.errors:o.concat(H.errors),s=o.length);else if(t==="dom.click")
Q(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Q.errors:o.concat(Q.errors),s=
o.length);else if(t==="dom.submit")J(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?J.errors:o.concat(J.errors),s=o.length);else if(t==="dom.press")B(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?B.errors:o.concat(B.errors),s=o.length);else if(t==="dom.drag")Y(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Y.errors:o.concat(Y.errors),s=o.length);else if(t==="dom.upload")
X(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?X.errors:o.concat(X.errors),s=
o.length);else if(t==="tabs.open")ee(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?ee.errors:o.concat(ee.errors),s=o.length);else if(t==="tabs.switch")re(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?re.errors:o.concat(re.errors),s=o.length);else if(t==="tabs.close")se(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?se.errors:o.concat(se.errors),s=o.length);else if(t===
"tabs.navigate")ie(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ie.errors:o.concat(
ie.errors),s=o.length);else if(t==="tabs.back")te(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?te.errors:o.concat(te.errors),s=o.length);else if(t==="explore.expand")ne(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ne.errors:o.concat(ne.errors),s=o.length);else if(t==="explore.\
adopt")oe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?oe.errors:o.concat(oe.
errors),s=o.length);else if(t==="explore.close")fe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?fe.errors:o.concat(fe.errors),s=o.length);else return xi.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return xi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return xi.errors=[{instancePath:i,
keyword:"type"}],!1;return xi.errors=o,s===0}function as(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let e;if(r.type===void 0&&
(e="type")||r.call===void 0&&(e="call"))return as.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let l in r)
if(!(l==="type"||l==="call"||l==="secrets"||l==="secretOrigins")){return as.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(n===s){if(r.type!==void 0){let l=r.type,c=s;if(typeof l!="string")return as.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(l!=="call")return as.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=c===s}else var t=!0;if(t){if(r.call!==void 0){let l=s;xi(r.call,{instancePath:i+"/call",parentData:r,
parentDataProperty:"call",rootData:a})||(o=o===null?xi.errors:o.concat(xi.errors),s=o.length);var t=l===s}else
var t=!0;if(t){if(r.secrets!==void 0){let l=r.secrets,c=s;if(s===c)if(l&&typeof l=="object"&&!Array.isArray(l))
for(let m in l){let v=s;if(typeof l[m]!="string")return as.errors=[{instancePath:i+"/secrets/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type"}],!1;var f=v===s;if(!f)break}else return as.errors=[{instancePath:i+"\
/secrets",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(r.secretOrigins!==void 0){let l=r.secretOrigins,
c=s;if(s===c)if(l&&typeof l=="object"&&!Array.isArray(l))for(let m in l){let v=l[m],g=s;if(s===g)if(typeof v==
"string"){if(u(v)>512)return as.errors=[{instancePath:i+"/secretOrigins/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),keyword:"maxLength"}],!1}else return as.errors=[{instancePath:i+"/secretOrigins/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type"}],!1;var d=g===s;if(!d)break}else return as.errors=[{instancePath:i+"/secretOrigins",
keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}else return as.errors=[{instancePath:i,keyword:"type"}],!1;return as.
errors=o,s===0}function he(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){return he.errors=null,!0}
var Ki={additionalProperties:!1,description:"What is different after an action.",properties:{url:{maxLength:8192,
type:"string"},title:{maxLength:200,type:"string"},ts:{maximum:9007199254740991,minimum:0,type:"integer"},documentId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},urlChanged:{type:"boolean"},collectionSummary:{
items:{$ref:"#/$defs/CollectionCount"},maxItems:20,type:"array"},focusedRole:{maxLength:40,type:"string"},changes:{
items:{maxLength:80,type:"string"},maxItems:8,type:"array"},openedTabs:{items:{minimum:1,type:"integer"},maxItems:20,
type:"array"},download:{$ref:"#/$defs/Download"},dialog:{$ref:"#/$defs/MiniDialog"},messages:{items:{$ref:"#/$\
defs/Message"},maxItems:8,type:"array"},value:{maxLength:2e3,type:"string"},requests:{items:{maxLength:80,type:"\
string"},maxItems:8,type:"array"}},required:["url","title","ts"],type:"object"};function Tr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.count===void 0&&(f="count"))return Tr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="id"||e==="count")){return Tr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return Tr.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<
1)return Tr.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return Tr.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return Tr.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t)if(r.count!==void 0){let e=r.count,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return Tr.errors=[{instancePath:i+"/count",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>
2147483647||isNaN(e))return Tr.errors=[{instancePath:i+"/count",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Tr.
errors=[{instancePath:i+"/count",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return Tr.errors=[{instancePath:i,
keyword:"type"}],!1;return Tr.errors=o,s===0}function ue(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.filename===void 0&&(f="filename")||r.state===void 0&&(f="sta\
te")||r.bytes===void 0&&(f="bytes"))return ue.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="id"||e==="filename"||e==="state"||e==="bytes"||e==="url"||e==="mime"||e==="path")){return ue.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ue.errors=[{instancePath:i+"/id",keyword:"type"}],!1;if(s===n&&
typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return ue.errors=[{instancePath:i+"/id",keyword:"ma\
ximum"}],!1;if(e<0||isNaN(e))return ue.errors=[{instancePath:i+"/id",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(r.filename!==void 0){let e=r.filename,n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return ue.errors=
[{instancePath:i+"/filename",keyword:"maxLength"}],!1}else return ue.errors=[{instancePath:i+"/filename",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.state!==void 0){let e=r.state,n=s;if(typeof e!="string")return ue.
errors=[{instancePath:i+"/state",keyword:"type"}],!1;if(!(e==="in_progress"||e==="interrupted"||e==="complete"))
return ue.errors=[{instancePath:i+"/state",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(r.bytes!==void 0){
let e=r.bytes,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ue.errors=[{instancePath:i+"\
/bytes",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)&&(e<-1||isNaN(e)))return ue.errors=[{instancePath:i+
"/bytes",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>8192)return ue.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return ue.errors=
[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.mime!==void 0){let e=r.mime,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>120)return ue.errors=[{instancePath:i+"/mime",keyword:"maxLength"}],!1}else
return ue.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.path!==void 0){
let e=r.path,n=s;if(s===n)if(typeof e=="string"){if(u(e)>4096)return ue.errors=[{instancePath:i+"/path",keyword:"\
maxLength"}],!1}else return ue.errors=[{instancePath:i+"/path",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else
return ue.errors=[{instancePath:i,keyword:"type"}],!1;return ue.errors=o,s===0}function He(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.label===void 0&&(d="label")||r.role===void 0&&(d="role"))return He.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="label"||n==="role"||n==="fra\
mePath")){return He.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.label!==void 0){
let n=r.label,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return He.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return He.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=l===s}else var t=!0;
if(t){if(r.role!==void 0){let n=r.role,l=s;if(typeof n!="string")return He.errors=[{instancePath:i+"/role",keyword:"\
type"}],!1;if(!(n==="dialog"||n==="alertdialog"))return He.errors=[{instancePath:i+"/role",keyword:"enum"}],!1;
var t=l===s}else var t=!0;if(t)if(r.framePath!==void 0){let n=r.framePath,l=s;if(s===l)if(Array.isArray(n)){if(n.
length>16)return He.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(!_i.test(v))return He.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return He.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=g===
s;if(!f)break}}}else return He.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}else
return He.errors=[{instancePath:i,keyword:"type"}],!1;return He.errors=o,s===0}function qr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.kind===void 0&&(f="kind")||r.text===void 0&&(f="text"))return qr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="kind"||e==="text")){return qr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.kind!==void 0){let e=r.kind,n=s;
if(typeof e!="string")return qr.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(e==="alert"||e==="sta\
tus"||e==="error"))return qr.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)
if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>200)return qr.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return qr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}else return qr.errors=[{instancePath:i,keyword:"type"}],!1;return qr.errors=o,s===0}function $(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let c;if(r.url===void 0&&(c="url")||r.title===void 0&&(c="title")||r.ts===void 0&&
(c="ts"))return $.errors=[{instancePath:i,keyword:"required"}],!1;{let w=s;for(let m in r)if(!E.call(Ki.properties,
m)){return $.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(w===s){if(r.url!==void 0){let m=r.
url,v=s;if(s===v)if(typeof m=="string"){if(u(m)>8192)return $.errors=[{instancePath:i+"/url",keyword:"maxLengt\
h"}],!1}else return $.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.
title!==void 0){let m=r.title,v=s;if(s===v)if(typeof m=="string"){if(u(m)>200)return $.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return $.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=v===
s}else var t=!0;if(t){if(r.ts!==void 0){let m=r.ts,v=s;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return $.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===v&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return $.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(m<0||isNaN(m))return $.errors=[{instancePath:i+
"/ts",keyword:"minimum"}],!1}var t=v===s}else var t=!0;if(t){if(r.documentId!==void 0){let m=r.documentId,v=s;
if(s===v)if(typeof m=="string"){if(u(m)>128)return $.errors=[{instancePath:i+"/documentId",keyword:"maxLength"}],
!1;if(u(m)<1)return $.errors=[{instancePath:i+"/documentId",keyword:"minLength"}],!1;if(!k.test(m))return $.errors=
[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return $.errors=[{instancePath:i+"/documentId",keyword:"\
type"}],!1;var t=v===s}else var t=!0;if(t){if(r.urlChanged!==void 0){let m=s;if(typeof r.urlChanged!="boolean")
return $.errors=[{instancePath:i+"/urlChanged",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(r.collectionSummary!==
void 0){let m=r.collectionSummary,v=s;if(s===v)if(Array.isArray(m)){if(m.length>20)return $.errors=[{instancePath:i+
"/collectionSummary",keyword:"maxItems"}],!1;{var f=!0;let _=m.length;for(let x=0;x<_;x++){let L=s;Tr(m[x],{instancePath:i+
"/collectionSummary/"+x,parentData:m,parentDataProperty:x,rootData:a})||(o=o===null?Tr.errors:o.concat(Tr.errors),
s=o.length);var f=L===s;if(!f)break}}}else return $.errors=[{instancePath:i+"/collectionSummary",keyword:"type"}],
!1;var t=v===s}else var t=!0;if(t){if(r.focusedRole!==void 0){let m=r.focusedRole,v=s;if(s===v)if(typeof m=="s\
tring"){if(u(m)>40)return $.errors=[{instancePath:i+"/focusedRole",keyword:"maxLength"}],!1}else return $.errors=
[{instancePath:i+"/focusedRole",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.changes!==void 0){let m=r.
changes,v=s;if(s===v)if(Array.isArray(m)){if(m.length>8)return $.errors=[{instancePath:i+"/changes",keyword:"m\
axItems"}],!1;{var d=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L=="string"){if(u(
L)>80)return $.errors=[{instancePath:i+"/changes/"+x,keyword:"maxLength"}],!1}else return $.errors=[{instancePath:i+
"/changes/"+x,keyword:"type"}],!1;var d=N===s;if(!d)break}}}else return $.errors=[{instancePath:i+"/changes",keyword:"\
type"}],!1;var t=v===s}else var t=!0;if(t){if(r.openedTabs!==void 0){let m=r.openedTabs,v=s;if(s===v)if(Array.
isArray(m)){if(m.length>20)return $.errors=[{instancePath:i+"/openedTabs",keyword:"maxItems"}],!1;{var e=!0;let _=m.
length;for(let x=0;x<_;x++){let L=m[x],N=s;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=
[{instancePath:i+"/openedTabs/"+x,keyword:"type"}],!1;if(s===N&&typeof L=="number"&&isFinite(L)&&(L<1||isNaN(L)))
return $.errors=[{instancePath:i+"/openedTabs/"+x,keyword:"minimum"}],!1;var e=N===s;if(!e)break}}}else return $.
errors=[{instancePath:i+"/openedTabs",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.download!==void 0){
let m=s;ue(r.download,{instancePath:i+"/download",parentData:r,parentDataProperty:"download",rootData:a})||(o=
o===null?ue.errors:o.concat(ue.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(r.dialog!==void 0){let m=s;
He(r.dialog,{instancePath:i+"/dialog",parentData:r,parentDataProperty:"dialog",rootData:a})||(o=o===null?He.errors:
o.concat(He.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(r.messages!==void 0){let m=r.messages,v=s;if(s===
v)if(Array.isArray(m)){if(m.length>8)return $.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var n=!0;
let _=m.length;for(let x=0;x<_;x++){let L=s;qr(m[x],{instancePath:i+"/messages/"+x,parentData:m,parentDataProperty:x,
rootData:a})||(o=o===null?qr.errors:o.concat(qr.errors),s=o.length);var n=L===s;if(!n)break}}}else return $.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.value!==void 0){let m=r.
value,v=s;if(s===v)if(typeof m=="string"){if(u(m)>2e3)return $.errors=[{instancePath:i+"/value",keyword:"maxLe\
ngth"}],!1}else return $.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t)if(r.
requests!==void 0){let m=r.requests,v=s;if(s===v)if(Array.isArray(m)){if(m.length>8)return $.errors=[{instancePath:i+
"/requests",keyword:"maxItems"}],!1;{var l=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L==
"string"){if(u(L)>80)return $.errors=[{instancePath:i+"/requests/"+x,keyword:"maxLength"}],!1}else return $.errors=
[{instancePath:i+"/requests/"+x,keyword:"type"}],!1;var l=N===s;if(!l)break}}}else return $.errors=[{instancePath:i+
"/requests",keyword:"type"}],!1;var t=v===s}else var t=!0}}}}}}}}}}}}}}}else return $.errors=[{instancePath:i,
keyword:"type"}],!1;return $.errors=o,s===0}function Pr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f=s;for(let d in r)if(!(d==="queueMs"||d==="resolveMs"||d==="actMs"||
d==="settleMs"||d==="attempts")){return Pr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(f===
s){if(r.queueMs!==void 0){let d=r.queueMs,e=s;if(!(typeof d=="number"&&isFinite(d)))return Pr.errors=[{instancePath:i+
"/queueMs",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.resolveMs!==void 0){let d=r.resolveMs,e=s;
if(!(typeof d=="number"&&isFinite(d)))return Pr.errors=[{instancePath:i+"/resolveMs",keyword:"type"}],!1;var t=e===
s}else var t=!0;if(t){if(r.actMs!==void 0){let d=r.actMs,e=s;if(!(typeof d=="number"&&isFinite(d)))return Pr.errors=
[{instancePath:i+"/actMs",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.settleMs!==void 0){let d=r.
settleMs,e=s;if(!(typeof d=="number"&&isFinite(d)))return Pr.errors=[{instancePath:i+"/settleMs",keyword:"type"}],
!1;var t=e===s}else var t=!0;if(t)if(r.attempts!==void 0){let d=r.attempts,e=s;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return Pr.errors=[{instancePath:i+"/attempts",keyword:"type"}],!1;if(s===e&&typeof d==
"number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Pr.errors=[{instancePath:i+"/attempts",keyword:"maximu\
m"}],!1;if(d<0||isNaN(d))return Pr.errors=[{instancePath:i+"/attempts",keyword:"minimum"}],!1}var t=e===s}else
var t=!0}}}}}else return Pr.errors=[{instancePath:i,keyword:"type"}],!1;return Pr.errors=o,s===0}function Ps(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let f;if(r.ok===void 0&&(f="ok"))return Ps.errors=[{instancePath:i,keyword:"requi\
red"}],!1;{let d=s;for(let e in r)if(!(e==="ok"||e==="data"||e==="observation"||e==="selector"||e==="timings")){
return Ps.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.ok!==void 0){let e=r.
ok,n=s;if(typeof e!="boolean")return Ps.errors=[{instancePath:i+"/ok",keyword:"type"}],!1;if(e!==!0)return Ps.
errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.data!==void 0){let e=s;
he(r.data,{instancePath:i+"/data",parentData:r,parentDataProperty:"data",rootData:a})||(o=o===null?he.errors:o.
concat(he.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.observation!==void 0){let e=s;$(r.observation,
{instancePath:i+"/observation",parentData:r,parentDataProperty:"observation",rootData:a})||(o=o===null?$.errors:
o.concat($.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.selector!==void 0){let e=s;I(r.selector,{instancePath:i+
"/selector",parentData:r,parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=
o.length);var t=e===s}else var t=!0;if(t)if(r.timings!==void 0){let e=s;Pr(r.timings,{instancePath:i+"/timings",
parentData:r,parentDataProperty:"timings",rootData:a})||(o=o===null?Pr.errors:o.concat(Pr.errors),s=o.length);
var t=e===s}else var t=!0}}}}}}else return Ps.errors=[{instancePath:i,keyword:"type"}],!1;return Ps.errors=o,s===
0}function $i(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?($i.errors=[{instancePath:i,keyword:"type"}],!1):r==="not_found"||r==="ambiguous"||r==="stale"||r==="\
detached"||r==="not_visible"||r==="not_enabled"||r==="not_stable"||r==="covered"||r==="ignored"||r==="frame_go\
ne"||r==="tab_gone"||r==="page_blocked"||r==="timeout"||r==="not_allowed"||r==="needs_grant"||r==="needs_confi\
rm"||r==="cancelled"||r==="outcome_unknown"||r==="bad_argument"||r==="unsupported"||r==="link_lost"?($i.errors=
o,s===0):($i.errors=[{instancePath:i,keyword:"enum"}],!1)}function zr(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.ok===void 0&&
(f="ok")||r.error===void 0&&(f="error")||r.retryable===void 0&&(f="retryable")||r.code===void 0&&(f="code"))return zr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="ok"||e==="error"||e==="retry\
able"||e==="code"||e==="dispatched"||e==="observation"||e==="timings"||e==="target")){return zr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.ok!==void 0){let e=r.ok,n=s;if(typeof e!="boolean")return zr.
errors=[{instancePath:i+"/ok",keyword:"type"}],!1;if(e!==!1)return zr.errors=[{instancePath:i+"/ok",keyword:"c\
onst"}],!1;var t=n===s}else var t=!0;if(t){if(r.error!==void 0){let e=r.error,n=s;if(s===n)if(typeof e=="strin\
g"){if(u(e)>2e3)return zr.errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return zr.errors=[{instancePath:i+
"/error",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.retryable!==void 0){let e=s;if(typeof r.retryable!=
"boolean")return zr.errors=[{instancePath:i+"/retryable",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.
code!==void 0){let e=s;$i(r.code,{instancePath:i+"/code",parentData:r,parentDataProperty:"code",rootData:a})||
(o=o===null?$i.errors:o.concat($i.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.dispatched!==void 0){
let e=s;if(typeof r.dispatched!="boolean")return zr.errors=[{instancePath:i+"/dispatched",keyword:"type"}],!1;
var t=e===s}else var t=!0;if(t){if(r.observation!==void 0){let e=s;$(r.observation,{instancePath:i+"/observati\
on",parentData:r,parentDataProperty:"observation",rootData:a})||(o=o===null?$.errors:o.concat($.errors),s=o.length);
var t=e===s}else var t=!0;if(t){if(r.timings!==void 0){let e=s;Pr(r.timings,{instancePath:i+"/timings",parentData:r,
parentDataProperty:"timings",rootData:a})||(o=o===null?Pr.errors:o.concat(Pr.errors),s=o.length);var t=e===s}else
var t=!0;if(t)if(r.target!==void 0){let e=s;h(r.target,{instancePath:i+"/target",parentData:r,parentDataProperty:"\
target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=e===s}else var t=!0}}}}}}}}}else
return zr.errors=[{instancePath:i,keyword:"type"}],!1;return zr.errors=o,s===0}function Ri(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0,t=s,f=!1,d=null,e=s;Ps(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ps.errors:o.concat(Ps.errors),s=o.length);var l=e===s;l&&(f=!0,
d=0);let n=s;zr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?zr.errors:o.concat(
zr.errors),s=o.length);var l=n===s;if(l&&f?(f=!1,d=[d,1]):l&&(f=!0,d=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{
let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.push(c),s++,Ri.errors=o,!1}return Ri.errors=o,s===
0}function gs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.id===void 0&&(f="id")||r.
result===void 0&&(f="result"))return gs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="id"||e==="result")){return gs.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return gs.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(e!=="result")return gs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return gs.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return gs.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!k.test(e))return gs.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return gs.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.result!==void 0){let e=s;Ri(r.result,
{instancePath:i+"/result",parentData:r,parentDataProperty:"result",rootData:a})||(o=o===null?Ri.errors:o.concat(
Ri.errors),s=o.length);var t=e===s}else var t=!0}}}}else return gs.errors=[{instancePath:i,keyword:"type"}],!1;
return gs.errors=o,s===0}function ks(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.id===void 0&&(f="id"))return ks.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="id")){return ks.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return ks.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="ack")return ks.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.id!==void 0){let e=r.id,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return ks.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(
e)<1)return ks.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return ks.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return ks.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}else return ks.errors=[{instancePath:i,keyword:"type"}],!1;return ks.errors=o,s===0}function er(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.id===void 0&&(f="id")||r.askedMs===
void 0&&(f="askedMs")||r.ms===void 0&&(f="ms"))return er.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!(e==="type"||e==="id"||e==="askedMs"||e==="ms")){return er.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return er.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="askLease")return er.errors=[{instancePath:i+"/type",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="s\
tring"){if(u(e)>128)return er.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return er.errors=
[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(e))return er.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return er.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.askedMs!==void 0){let e=r.askedMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return er.
errors=[{instancePath:i+"/askedMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||
isNaN(e))return er.errors=[{instancePath:i+"/askedMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return er.errors=
[{instancePath:i+"/askedMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.ms!==void 0){let e=r.ms,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return er.errors=[{instancePath:i+"/ms",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>1e3||isNaN(e))return er.errors=[{instancePath:i+"/m\
s",keyword:"maximum"}],!1;if(e<1||isNaN(e))return er.errors=[{instancePath:i+"/ms",keyword:"minimum"}],!1}var t=n===
s}else var t=!0}}}}}else return er.errors=[{instancePath:i,keyword:"type"}],!1;return er.errors=o,s===0}function rr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.id===void 0&&(f="id")||r.askedMs===
void 0&&(f="askedMs")||r.ms===void 0&&(f="ms"))return rr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!(e==="type"||e==="id"||e==="askedMs"||e==="ms")){return rr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return rr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="lease")return rr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return rr.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return rr.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return rr.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return rr.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.askedMs!==void 0){
let e=r.askedMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return rr.errors=[{instancePath:i+
"/askedMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return rr.
errors=[{instancePath:i+"/askedMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return rr.errors=[{instancePath:i+"\
/askedMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.ms!==void 0){let e=r.ms,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return rr.errors=[{instancePath:i+"/ms",keyword:"type"}],!1;if(s===n&&
typeof e=="number"&&isFinite(e)){if(e>1e3||isNaN(e))return rr.errors=[{instancePath:i+"/ms",keyword:"maximum"}],
!1;if(e<0||isNaN(e))return rr.errors=[{instancePath:i+"/ms",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else
return rr.errors=[{instancePath:i,keyword:"type"}],!1;return rr.errors=o,s===0}function ur(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.sessionId===void 0&&(f="session\
Id")||r.epoch===void 0&&(f="epoch")||r.reason===void 0&&(f="reason"))return ur.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="sessionId"||e==="epoch"||e==="reason")){return ur.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return ur.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="fence")return ur.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.
sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ur.errors=[{instancePath:i+"/sessionId",keyword:"\
maxLength"}],!1;if(u(e)<1)return ur.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))
return ur.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return ur.errors=[{instancePath:i+"\
/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ur.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return ur.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return ur.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(r.reason!==void 0){let e=r.reason,n=s;if(typeof e!="string")return ur.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;if(!(e==="stop"||e==="cancel"||e==="pause"||e==="takeover"||e==="restart"||e==="\
skip"))return ur.errors=[{instancePath:i+"/reason",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}}else return ur.
errors=[{instancePath:i,keyword:"type"}],!1;return ur.errors=o,s===0}function Me(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.sessionId===void 0&&(d="session\
Id")||r.epoch===void 0&&(d="epoch")||r.dispatched===void 0&&(d="dispatched"))return Me.errors=[{instancePath:i,
keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="sessionId"||n==="epoch"||n==="dispatched")){
return Me.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.
type,l=s;if(typeof n!="string")return Me.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="fenced")return Me.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.sessionId!==void 0){
let n=r.sessionId,l=s;if(s===l)if(typeof n=="string"){if(u(n)>128)return Me.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(n)<1)return Me.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!k.test(n))return Me.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Me.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.epoch!==void 0){let n=r.epoch,l=s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Me.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Me.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(n<0||isNaN(n))return Me.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=l===s}else
var t=!0;if(t)if(r.dispatched!==void 0){let n=r.dispatched,l=s;if(s===l)if(Array.isArray(n)){if(n.length>1e3)return Me.
errors=[{instancePath:i+"/dispatched",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=n[m],
g=s;if(s===g)if(typeof v=="string"){if(u(v)>128)return Me.errors=[{instancePath:i+"/dispatched/"+m,keyword:"ma\
xLength"}],!1;if(u(v)<1)return Me.errors=[{instancePath:i+"/dispatched/"+m,keyword:"minLength"}],!1;if(!k.test(
v))return Me.errors=[{instancePath:i+"/dispatched/"+m,keyword:"pattern"}],!1}else return Me.errors=[{instancePath:i+
"/dispatched/"+m,keyword:"type"}],!1;var f=g===s;if(!f)break}}}else return Me.errors=[{instancePath:i+"/dispat\
ched",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}else return Me.errors=[{instancePath:i,keyword:"type"}],
!1;return Me.errors=o,s===0}function ci(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.grants===void 0&&(d="grants"))return ci.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="grants")){return ci.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;
if(typeof n!="string")return ci.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="grants")return ci.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t)if(r.grants!==void 0){let n=r.
grants,l=s;if(s===l)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;Ye(n[m],{instancePath:i+
"/grants/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Ye.errors:o.concat(Ye.errors),s=o.length);
var f=v===s;if(!f)break}}else return ci.errors=[{instancePath:i+"/grants",keyword:"type"}],!1;var t=l===s}else
var t=!0}}}else return ci.errors=[{instancePath:i,keyword:"type"}],!1;return ci.errors=o,s===0}function Ds(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.sentMs===void 0&&(f="sentMs"))return Ds.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="sentMs")){return Ds.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Ds.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="heartbeat")return Ds.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.sentMs!==void 0){let e=r.
sentMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ds.errors=[{instancePath:i+"/sentMs",
keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ds.errors=
[{instancePath:i+"/sentMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ds.errors=[{instancePath:i+"/sentMs",
keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return Ds.errors=[{instancePath:i,keyword:"type"}],!1;
return Ds.errors=o,s===0}function ws(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.tabId===void 0&&(f="tabId")||r.
label===void 0&&(f="label"))return ws.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="tabId"||e==="label"||e==="selector")){return ws.errors=[{instancePath:i,keyword:"additio\
nalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ws.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="highlight")return ws.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return ws.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)&&(e<1||isNaN(e)))return ws.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(r.label!==void 0){let e=r.label,n=s;if(s===n)if(typeof e=="string"){if(u(e)>200)return ws.
errors=[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return ws.errors=[{instancePath:i+"/label",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.selector!==void 0){let e=s;he(r.selector,{instancePath:i+"/sele\
ctor",parentData:r,parentDataProperty:"selector",rootData:a})||(o=o===null?he.errors:o.concat(he.errors),s=o.length);
var t=e===s}else var t=!0}}}}}else return ws.errors=[{instancePath:i,keyword:"type"}],!1;return ws.errors=o,s===
0}function Je(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.tabId===void 0&&(f="tabId"))return Je.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="tabId"||e==="ses\
sionId"||e==="title"||e==="progress")){return Je.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Je.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(e!=="claim")return Je.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return Je.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)&&(e<1||
isNaN(e)))return Je.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(r.
sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Je.errors=[{instancePath:i+
"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Je.errors=[{instancePath:i+"/sessionId",keyword:"minLen\
gth"}],!1;if(!k.test(e))return Je.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Je.errors=
[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.title!==void 0){let e=r.
title,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return Je.errors=[{instancePath:i+"/title",keyword:"maxLe\
ngth"}],!1}else return Je.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)
if(r.progress!==void 0){let e=r.progress,n=s;if(s===n)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Je.
errors=[{instancePath:i+"/progress",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Je.errors=[{instancePath:i+
"/progress",keyword:"minimum"}],!1}else return Je.errors=[{instancePath:i+"/progress",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}else return Je.errors=[{instancePath:i,keyword:"type"}],!1;return Je.errors=o,s===0}function br(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.sessionId===void 0&&(f="session\
Id")||r.kind===void 0&&(f="kind")||r.text===void 0&&(f="text"))return br.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="sessionId"||e==="kind"||e==="text")){return br.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return br.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="notice")return br.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return br.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(
e)<1)return br.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return br.errors=[{
instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return br.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.kind!==void 0){let e=r.kind,n=s;if(typeof e!="string")return br.
errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(e==="approval"||e==="question"||e==="takeover"||e==="\
done"||e==="failed"||e==="none"))return br.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else
var t=!0;if(t)if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>300)return br.errors=
[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return br.errors=[{instancePath:i+"/text",keyword:"type"}],
!1;var t=n===s}else var t=!0}}}}}else return br.errors=[{instancePath:i,keyword:"type"}],!1;return br.errors=o,
s===0}var It={additionalProperties:!1,description:"A tab under its logical id. `session_id` is the session that owns\
 it, if one does.",properties:{tabId:{maximum:2147483647,minimum:1,type:"integer"},url:{maxLength:8192,type:"s\
tring"},title:{maxLength:200,type:"string"},active:{type:"boolean"},status:{enum:["loading","complete","discar\
ded","crashed"],type:"string"},origin:{maxLength:512,type:"string"},sessionId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},openerTabId:{maximum:2147483647,minimum:1,type:"integer"},inUse:{type:"bool\
ean"}},required:["tabId","url","title","active","status"],type:"object"};function pe(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.tabId===void 0&&(f="tabId")||r.url===void 0&&(f="url")||r.title===void 0&&(f="title")||r.active===void 0&&
(f="active")||r.status===void 0&&(f="status"))return pe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!E.call(It.properties,e)){return pe.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(
e)))return pe.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){
if(e>2147483647||isNaN(e))return pe.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return pe.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.url!==void 0){let e=r.
url,n=s;if(s===n)if(typeof e=="string"){if(u(e)>8192)return pe.errors=[{instancePath:i+"/url",keyword:"maxLeng\
th"}],!1}else return pe.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
title!==void 0){let e=r.title,n=s;if(s===n)if(typeof e=="string"){if(u(e)>200)return pe.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return pe.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.active!==void 0){let e=s;if(typeof r.active!="boolean")return pe.errors=[{instancePath:i+
"/active",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.status!==void 0){let e=r.status,n=s;if(typeof e!=
"string")return pe.errors=[{instancePath:i+"/status",keyword:"type"}],!1;if(!(e==="loading"||e==="complete"||e===
"discarded"||e==="crashed"))return pe.errors=[{instancePath:i+"/status",keyword:"enum"}],!1;var t=n===s}else var t=!0;
if(t){if(r.origin!==void 0){let e=r.origin,n=s;if(s===n)if(typeof e=="string"){if(u(e)>512)return pe.errors=[{
instancePath:i+"/origin",keyword:"maxLength"}],!1}else return pe.errors=[{instancePath:i+"/origin",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return pe.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return pe.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return pe.errors=[{instancePath:i+
"/sessionId",keyword:"pattern"}],!1}else return pe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.openerTabId!==void 0){let e=r.openerTabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return pe.errors=[{instancePath:i+"/openerTabId",keyword:"type"}],!1;if(s===n&&typeof e=="num\
ber"&&isFinite(e)){if(e>2147483647||isNaN(e))return pe.errors=[{instancePath:i+"/openerTabId",keyword:"maximum"}],
!1;if(e<1||isNaN(e))return pe.errors=[{instancePath:i+"/openerTabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(r.inUse!==void 0){let e=s;if(typeof r.inUse!="boolean")return pe.errors=[{instancePath:i+"/inUse",keyword:"\
type"}],!1;var t=e===s}else var t=!0}}}}}}}}}}else return pe.errors=[{instancePath:i,keyword:"type"}],!1;return pe.
errors=o,s===0}function ei(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.change===void 0&&
(f="change")||r.tab===void 0&&(f="tab"))return ei.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="change"||e==="tab")){return ei.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ei.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="tab")return ei.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.change!==void 0){let e=r.change,n=s;if(typeof e!="string")return ei.errors=[{instancePath:i+
"/change",keyword:"type"}],!1;if(!(e==="created"||e==="updated"||e==="activated"||e==="removed"||e==="replaced"))
return ei.errors=[{instancePath:i+"/change",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(r.tab!==void 0){
let e=s;pe(r.tab,{instancePath:i+"/tab",parentData:r,parentDataProperty:"tab",rootData:a})||(o=o===null?pe.errors:
o.concat(pe.errors),s=o.length);var t=e===s}else var t=!0}}}}else return ei.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return ei.errors=o,s===0}function Sr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.tabId===void 0&&(f="tabId")||r.
url===void 0&&(f="url")||r.ts===void 0&&(f="ts"))return Sr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!(e==="type"||e==="tabId"||e==="url"||e==="ts")){return Sr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Sr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="page")return Sr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return Sr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)&&(e<1||isNaN(e)))return Sr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){if(u(e)>8192)return Sr.
errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Sr.errors=[{instancePath:i+"/url",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.ts!==void 0){let e=r.ts,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return Sr.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>9007199254740991||isNaN(e))return Sr.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(e<0||isNaN(
e))return Sr.errors=[{instancePath:i+"/ts",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Sr.
errors=[{instancePath:i,keyword:"type"}],!1;return Sr.errors=o,s===0}function hs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.tabId===void 0&&(f="tabId")||r.
kind===void 0&&(f="kind"))return hs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"type"||e==="tabId"||e==="kind")){return hs.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return hs.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(e!=="userInput")return hs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(
e)))return hs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)&&
(e<1||isNaN(e)))return hs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t)
if(r.kind!==void 0){let e=r.kind,n=s;if(typeof e!="string")return hs.errors=[{instancePath:i+"/kind",keyword:"\
type"}],!1;if(!(e==="click"||e==="key"||e==="scroll"||e==="navigate"))return hs.errors=[{instancePath:i+"/kind",
keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}else return hs.errors=[{instancePath:i,keyword:"type"}],!1;return hs.
errors=o,s===0}function bs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type"))return bs.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="sessionId")){return bs.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")
return bs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="userStop")return bs.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return bs.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(
e)<1)return bs.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return bs.errors=[{
instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return bs.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return bs.errors=[{instancePath:i,keyword:"type"}],!1;return bs.errors=
o,s===0}function Qr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.download===void 0&&(f="download"))
return Qr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="tabId"||
e==="callId"||e==="download")){return Qr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Qr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(e!=="download")return Qr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.tabId!==void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Qr.
errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)&&(e<1||isNaN(e)))
return Qr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(r.callId!==
void 0){let e=r.callId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Qr.errors=[{instancePath:i+"/cal\
lId",keyword:"maxLength"}],!1;if(u(e)<1)return Qr.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!k.
test(e))return Qr.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return Qr.errors=[{instancePath:i+
"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.download!==void 0){let e=s;ue(r.download,{instancePath:i+
"/download",parentData:r,parentDataProperty:"download",rootData:a})||(o=o===null?ue.errors:o.concat(ue.errors),
s=o.length);var t=e===s}else var t=!0}}}}}else return Qr.errors=[{instancePath:i,keyword:"type"}],!1;return Qr.
errors=o,s===0}function Rs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.origin===void 0&&(f="origin")||
r.granted===void 0&&(f="granted"))return Rs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="origin"||e==="granted")){return Rs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Rs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="originGranted")return Rs.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.origin!==void 0){let e=r.origin,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>512)return Rs.errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Rs.errors=[{instancePath:i+
"/origin",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.granted!==void 0){let e=s;if(typeof r.granted!=
"boolean")return Rs.errors=[{instancePath:i+"/granted",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}else return Rs.
errors=[{instancePath:i,keyword:"type"}],!1;return Rs.errors=o,s===0}function ri(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.values===void 0&&(d="values"))return ri.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="values")){return ri.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;
if(typeof n!="string")return ri.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="metrics")return ri.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t)if(r.values!==void 0){let n=r.
values,l=s;if(s===l)if(n&&typeof n=="object"&&!Array.isArray(n))for(let w in n){let m=n[w],v=s;if(!(typeof m==
"number"&&isFinite(m)))return ri.errors=[{instancePath:i+"/values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type"}],!1;var f=v===s;if(!f)break}else return ri.errors=[{instancePath:i+"/values",keyword:"type"}],!1;var t=l===
s}else var t=!0}}}else return ri.errors=[{instancePath:i,keyword:"type"}],!1;return ri.errors=o,s===0}function Ii(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t=r.type;if(typeof t=="string")if(t==="tab")ei(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ei.errors:o.concat(ei.errors),s=o.length);else if(t==="page")Sr(
r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Sr.errors:o.concat(Sr.errors),s=
o.length);else if(t==="userInput")hs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?hs.errors:o.concat(hs.errors),s=o.length);else if(t==="userStop")bs(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?bs.errors:o.concat(bs.errors),s=o.length);else if(t==="download")Qr(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Qr.errors:o.concat(Qr.errors),s=o.length);else if(t===
"originGranted")Rs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Rs.errors:o.concat(
Rs.errors),s=o.length);else if(t==="metrics")ri(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ri.errors:o.concat(ri.errors),s=o.length);else return Ii.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return Ii.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Ii.errors=[{instancePath:i,
keyword:"type"}],!1;return Ii.errors=o,s===0}function ki(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.event===void 0&&(f="event"))return ki.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="event")){return ki.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ki.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(e!=="event")return ki.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(r.event!==void 0){let e=s;Ii(r.event,{instancePath:i+"/event",parentData:r,parentDataProperty:"event",
rootData:a})||(o=o===null?Ii.errors:o.concat(Ii.errors),s=o.length);var t=e===s}else var t=!0}}}else return ki.
errors=[{instancePath:i,keyword:"type"}],!1;return ki.errors=o,s===0}function qi(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t=r.
type;if(typeof t=="string")if(t==="challenge")Fr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Fr.errors:o.concat(Fr.errors),s=o.length);else if(t==="hello")T(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?T.errors:o.concat(T.errors),s=o.length);else if(t==="welcome")le(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?le.errors:o.concat(le.errors),s=o.length);else if(t==="refused")
cs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?cs.errors:o.concat(cs.errors),
s=o.length);else if(t==="call")as(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
as.errors:o.concat(as.errors),s=o.length);else if(t==="result")gs(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?gs.errors:o.concat(gs.errors),s=o.length);else if(t==="ack")ks(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ks.errors:o.concat(ks.errors),s=o.length);else if(t==="askLease")
er(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?er.errors:o.concat(er.errors),
s=o.length);else if(t==="lease")rr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
rr.errors:o.concat(rr.errors),s=o.length);else if(t==="fence")ur(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ur.errors:o.concat(ur.errors),s=o.length);else if(t==="fenced")Me(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Me.errors:o.concat(Me.errors),s=o.length);else if(t===
"grants")ci(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ci.errors:o.concat(ci.
errors),s=o.length);else if(t==="heartbeat")Ds(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ds.errors:o.concat(Ds.errors),s=o.length);else if(t==="highlight")ws(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ws.errors:o.concat(ws.errors),s=o.length);else if(t==="claim")Je(
r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Je.errors:o.concat(Je.errors),s=
o.length);else if(t==="notice")br(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
br.errors:o.concat(br.errors),s=o.length);else if(t==="event")ki(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ki.errors:o.concat(ki.errors),s=o.length);else return qi.errors=[{instancePath:i,keyword:"\
discriminator"}],!1;else return qi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return qi.errors=
[{instancePath:i,keyword:"type"}],!1;return qi.errors=o,s===0}var Dt=Fi;function Cs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.version===void 0&&(f="version"))return Cs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="version")){return Cs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Cs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="LIFECYCLE_STARTED")return Cs.errors=[{instancePath:i+"/type",keyword:"cons\
t"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Cs.
errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return Cs.errors=[{instancePath:i+"/f\
amily",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.version!==void 0){let e=s;if(typeof r.version!=
"string")return Cs.errors=[{instancePath:i+"/version",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}else return Cs.
errors=[{instancePath:i,keyword:"type"}],!1;return Cs.errors=o,s===0}function si(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return si.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return si.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return si.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="LIFECYCLE_STOPPED")
return si.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){
let e=r.family,n=s;if(typeof e!="string")return si.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!==
"Lifecycle")return si.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return si.
errors=[{instancePath:i,keyword:"type"}],!1;return si.errors=o,s===0}function us(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.connected===void 0&&(f="connected"))return us.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="connected"||e==="reason")){return us.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return us.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="LIFECYCLE_BROWSER")return us.errors=[{instancePath:i+"/ty\
pe",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return us.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return us.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.connected!==void 0){let e=s;
if(typeof r.connected!="boolean")return us.errors=[{instancePath:i+"/connected",keyword:"type"}],!1;var t=e===
s}else var t=!0;if(t)if(r.reason!==void 0){let e=r.reason,n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return us.
errors=[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return us.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}else return us.errors=[{instancePath:i,keyword:"type"}],!1;return us.
errors=o,s===0}function _r(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.task===void 0&&(f="task")||r.profile===void 0&&(f="profile"))return _r.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="task"||e==="profile"||e==="url")){return _r.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return _r.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="RUN_STARTED")return _r.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return _r.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifec\
ycle")return _r.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.task!==
void 0){let e=r.task,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return _r.errors=[{instancePath:i+"/task",
keyword:"maxLength"}],!1}else return _r.errors=[{instancePath:i+"/task",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.profile!==void 0){let e=r.profile,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return _r.errors=[
{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return _r.errors=[{instancePath:i+"/profile",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>8192)return _r.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return _r.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return _r.errors=[{instancePath:i,keyword:"type"}],
!1;return _r.errors=o,s===0}function be(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.summary===void 0&&(f="summary")||r.steps===void 0&&(f="steps")||r.durationMs===void 0&&(f="durationMs"))return be.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="su\
mmary"||e==="steps"||e==="durationMs"||e==="tokens"||e==="cost")){return be.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return be.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="RUN_FINISHED")return be.errors=[{instancePath:i+"/\
type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return be.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return be.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.summary!==void 0){let e=r.
summary,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return be.errors=[{instancePath:i+"/summary",keyword:"\
maxLength"}],!1}else return be.errors=[{instancePath:i+"/summary",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.steps!==void 0){let e=r.steps,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return be.
errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return be.errors=[{instancePath:i+"/steps",keyword:"maximum"}],!1;if(e<0||isNaN(e))return be.errors=[
{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.durationMs!==void 0){let e=r.
durationMs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return be.errors=[{instancePath:i+"/du\
rationMs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return be.
errors=[{instancePath:i+"/durationMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return be.errors=[{instancePath:i+
"/durationMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.tokens!==void 0){let e=r.tokens,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return be.errors=[{instancePath:i+"/tokens",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return be.errors=[{instancePath:i+
"/tokens",keyword:"maximum"}],!1;if(e<0||isNaN(e))return be.errors=[{instancePath:i+"/tokens",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t)if(r.cost!==void 0){let e=r.cost,n=s;if(s===n)if(typeof e=="number"&&isFinite(
e)){if(e<0||isNaN(e))return be.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return be.errors=[{
instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else return be.errors=[{instancePath:i,
keyword:"type"}],!1;return be.errors=o,s===0}function sr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.error===void 0&&(f="error")||r.recoverable===void 0&&(f="recoverable"))return sr.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="error"||e==="recoverable"||e==="tok\
ens"||e==="cost")){return sr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
type!==void 0){let e=r.type,n=s;if(typeof e!="string")return sr.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(e!=="RUN_FAILED")return sr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return sr.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(e!=="Lifecycle")return sr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.error!==void 0){let e=r.error,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return sr.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return sr.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.recoverable!==void 0){let e=s;if(typeof r.recoverable!="boolea\
n")return sr.errors=[{instancePath:i+"/recoverable",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.tokens!==
void 0){let e=r.tokens,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return sr.errors=[{instancePath:i+
"/tokens",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return sr.errors=
[{instancePath:i+"/tokens",keyword:"maximum"}],!1;if(e<0||isNaN(e))return sr.errors=[{instancePath:i+"/tokens",
keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.cost!==void 0){let e=r.cost,n=s;if(s===n)if(typeof e==
"number"&&isFinite(e)){if(e<0||isNaN(e))return sr.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return sr.
errors=[{instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return sr.errors=[{instancePath:i,
keyword:"type"}],!1;return sr.errors=o,s===0}function _e(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.runId===void 0&&(f="runId")||r.goal===void 0&&(f="goal")||r.stepsDone===void 0&&(f="stepsDone"))return _e.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="runId"||e===
"goal"||e==="stepsDone"||e==="unknownOutcome"||e==="waitingFor")){return _e.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return _e.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="RUN_FOUND")return _e.errors=[{instancePath:i+"/typ\
e",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return _e.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return _e.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.runId!==void 0){let e=r.runId,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return _e.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],
!1;if(u(e)<1)return _e.errors=[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!k.test(e))return _e.errors=
[{instancePath:i+"/runId",keyword:"pattern"}],!1}else return _e.errors=[{instancePath:i+"/runId",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(r.goal!==void 0){let e=r.goal,n=s;if(s===n)if(typeof e=="string"){if(u(e)>
2e3)return _e.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return _e.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.stepsDone!==void 0){let e=r.stepsDone,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return _e.errors=[{instancePath:i+"/stepsDone",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return _e.errors=[{instancePath:i+"/stepsDone",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return _e.errors=[{instancePath:i+"/stepsDone",keyword:"minimum"}],!1}var t=n===
s}else var t=!0;if(t){if(r.unknownOutcome!==void 0){let e=r.unknownOutcome,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>500)return _e.errors=[{instancePath:i+"/unknownOutcome",keyword:"maxLength"}],!1}else return _e.errors=
[{instancePath:i+"/unknownOutcome",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.waitingFor!==void 0){
let e=r.waitingFor,n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return _e.errors=[{instancePath:i+"/waiting\
For",keyword:"maxLength"}],!1}else return _e.errors=[{instancePath:i+"/waitingFor",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}}}else return _e.errors=[{instancePath:i,keyword:"type"}],!1;return _e.errors=o,s===0}function Js(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(Js.errors=[{instancePath:i,keyword:"type"}],!1):r==="user"||r==="system"||r==="error"?(Js.errors=o,s===
0):(Js.errors=[{instancePath:i,keyword:"enum"}],!1)}function ii(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.family===void 0&&(f="family")||r.source===void 0&&(f="source"))return ii.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="source")){return ii.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return ii.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="STOP_REQUESTED")return ii.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return ii.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return ii.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.source!==void 0){let e=s;
Js(r.source,{instancePath:i+"/source",parentData:r,parentDataProperty:"source",rootData:a})||(o=o===null?Js.errors:
o.concat(Js.errors),s=o.length);var t=e===s}else var t=!0}}}}else return ii.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return ii.errors=o,s===0}function ys(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.source===void 0&&(f="source")||r.epoch===void 0&&(f="epoch"))return ys.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="source"||e==="epoch")){return ys.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return ys.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="STOP_ACKNOWLEDGED")return ys.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return ys.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return ys.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.source!==void 0){let e=s;
Js(r.source,{instancePath:i+"/source",parentData:r,parentDataProperty:"source",rootData:a})||(o=o===null?Js.errors:
o.concat(Js.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.epoch!==void 0){let e=r.epoch,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ys.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return ys.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return ys.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}}else return ys.errors=[{instancePath:i,keyword:"type"}],!1;return ys.errors=o,s===0}function Os(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.source===void 0&&(f="source")||r.resumable===void 0&&(f="resumable"))return Os.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="source"||e==="resumable")){return Os.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Os.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="STOPPED")return Os.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return Os.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifec\
ycle")return Os.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.source!==
void 0){let e=s;Js(r.source,{instancePath:i+"/source",parentData:r,parentDataProperty:"source",rootData:a})||(o=
o===null?Js.errors:o.concat(Js.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.resumable!==void 0){let e=s;
if(typeof r.resumable!="boolean")return Os.errors=[{instancePath:i+"/resumable",keyword:"type"}],!1;var t=e===
s}else var t=!0}}}}}else return Os.errors=[{instancePath:i,keyword:"type"}],!1;return Os.errors=o,s===0}function Dr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return Dr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="re\
ason"||e==="resumeAtMs")){return Dr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){
if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Dr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(e!=="RUN_PAUSED")return Dr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Dr.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(e!=="Lifecycle")return Dr.errors=[{instancePath:i+"/family",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.reason!==void 0){let e=r.reason,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>500)return Dr.errors=[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return Dr.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.resumeAtMs!==void 0){let e=r.resumeAtMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Dr.errors=[{instancePath:i+"/resumeAtMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Dr.errors=[{instancePath:i+
"/resumeAtMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Dr.errors=[{instancePath:i+"/resumeAtMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Dr.errors=[{instancePath:i,keyword:"type"}],!1;return Dr.
errors=o,s===0}function ti(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return ti.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return ti.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return ti.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="RUN_RESUMED")return ti.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return ti.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Lifec\
ycle")return ti.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ti.
errors=[{instancePath:i,keyword:"type"}],!1;return ti.errors=o,s===0}function _s(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return _s.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="re\
ason")){return _s.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return _s.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="U\
SER_TAKEOVER_ON")return _s.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return _s.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(e!=="Lifecycle")return _s.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t)if(r.reason!==void 0){let e=r.reason,n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return _s.errors=
[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return _s.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}else return _s.errors=[{instancePath:i,keyword:"type"}],!1;return _s.errors=
o,s===0}function ni(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return ni.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return ni.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return ni.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="USER_TAKEOVER_OFF")
return ni.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){
let e=r.family,n=s;if(typeof e!="string")return ni.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!==
"Lifecycle")return ni.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ni.
errors=[{instancePath:i,keyword:"type"}],!1;return ni.errors=o,s===0}function ps(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.profile===void 0&&(f="profile")||r.workingDirectory===void 0&&(f="workingDirectory"))return ps.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="profile"||e==="workingDire\
ctory")){return ps.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return ps.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="S\
ESSION_CREATED")return ps.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return ps.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(e!=="Session")return ps.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.profile!==void 0){let e=r.profile,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return ps.errors=[
{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return ps.errors=[{instancePath:i+"/profile",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.workingDirectory!==void 0){let e=s;if(typeof r.workingDirectory!=
"string")return ps.errors=[{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}else
return ps.errors=[{instancePath:i,keyword:"type"}],!1;return ps.errors=o,s===0}function oi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return oi.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return oi.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return oi.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="SESSION_RESUMED")return oi.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return oi.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Sessi\
on")return oi.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return oi.
errors=[{instancePath:i,keyword:"type"}],!1;return oi.errors=o,s===0}function fi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return fi.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return fi.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return fi.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="SESSION_SAVED")return fi.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return fi.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Sessi\
on")return fi.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return fi.
errors=[{instancePath:i,keyword:"type"}],!1;return fi.errors=o,s===0}function xr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.removed===void 0&&(f="removed")||r.kept===void 0&&(f="kept"))return xr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="removed"||e==="kept")){return xr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return xr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="SESSION_COMPACTED")return xr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return xr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Session")return xr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.removed!==void 0){
let e=r.removed,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return xr.errors=[{instancePath:i+
"/removed",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return xr.
errors=[{instancePath:i+"/removed",keyword:"maximum"}],!1;if(e<0||isNaN(e))return xr.errors=[{instancePath:i+"\
/removed",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.kept!==void 0){let e=r.kept,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return xr.errors=[{instancePath:i+"/kept",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return xr.errors=[{instancePath:i+"/kept",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return xr.errors=[{instancePath:i+"/kept",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}}else return xr.errors=[{instancePath:i,keyword:"type"}],!1;return xr.errors=o,s===0}function li(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return li.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return li.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return li.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="SESSION_CLOSED")return li.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return li.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Sessi\
on")return li.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return li.
errors=[{instancePath:i,keyword:"type"}],!1;return li.errors=o,s===0}function xs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.goal===void 0&&(f="goal"))return xs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="goal")){return xs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return xs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="TASK_QUEUED")return xs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return xs.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return xs.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.goal!==void 0){let e=r.goal,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>2e3)return xs.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return xs.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return xs.errors=[{instancePath:i,keyword:"type"}],
!1;return xs.errors=o,s===0}function Is(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.taskId===void 0&&(f="taskId")||r.goal===void 0&&(f="goal"))return Is.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="taskId"||e==="goal")){return Is.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.taskId!==void 0){let e=r.taskId,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Is.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],
!1;if(u(e)<1)return Is.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return Is.errors=
[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Is.errors=[{instancePath:i+"/taskId",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t)if(r.goal!==void 0){let e=r.goal,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>2e3)return Is.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return Is.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Is.errors=[{instancePath:i,keyword:"type"}],
!1;return Is.errors=o,s===0}function Ns(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.family===
void 0&&(d="family")||r.waiting===void 0&&(d="waiting"))return Ns.errors=[{instancePath:i,keyword:"required"}],
!1;{let e=s;for(let n in r)if(!(n==="type"||n==="family"||n==="waiting")){return Ns.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;if(typeof n!="string")return Ns.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="QUEUE_CHANGED")return Ns.errors=[{instancePath:i+"\
/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.family!==void 0){let n=r.family,l=s;if(typeof n!=
"string")return Ns.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Task")return Ns.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t)if(r.waiting!==void 0){let n=r.waiting,l=s;if(s===
l)if(Array.isArray(n)){if(n.length>50)return Ns.errors=[{instancePath:i+"/waiting",keyword:"maxItems"}],!1;{var f=!0;
let w=n.length;for(let m=0;m<w;m++){let v=s;Is(n[m],{instancePath:i+"/waiting/"+m,parentData:n,parentDataProperty:m,
rootData:a})||(o=o===null?Is.errors:o.concat(Is.errors),s=o.length);var f=v===s;if(!f)break}}}else return Ns.errors=
[{instancePath:i+"/waiting",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}else return Ns.errors=[{instancePath:i,
keyword:"type"}],!1;return Ns.errors=o,s===0}function Ls(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.goal===void 0&&(f="goal"))return Ls.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="goal")){return Ls.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Ls.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="TASK_STARTED")return Ls.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Ls.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return Ls.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.goal!==void 0){let e=r.goal,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>2e3)return Ls.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return Ls.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Ls.errors=[{instancePath:i,keyword:"type"}],
!1;return Ls.errors=o,s===0}function Bs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(Bs.errors=[{instancePath:i,keyword:"type"}],!1):r==="created"||r==="planning"||r==="exploring"||r===
"executing"||r==="awaiting_user"||r==="blocked"||r==="succeeded"||r==="failed"||r==="cancelled"?(Bs.errors=o,s===
0):(Bs.errors=[{instancePath:i,keyword:"enum"}],!1)}function As(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.family===void 0&&(f="family")||r.status===void 0&&(f="status"))return As.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="status"||e==="subgoal")){return As.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return As.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="TASK_STATUS")return As.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return As.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")
return As.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.status!==
void 0){let e=s;Bs(r.status,{instancePath:i+"/status",parentData:r,parentDataProperty:"status",rootData:a})||(o=
o===null?Bs.errors:o.concat(Bs.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.subgoal!==void 0){let e=r.
subgoal,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return As.errors=[{instancePath:i+"/subgoal",keyword:"\
maxLength"}],!1}else return As.errors=[{instancePath:i+"/subgoal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return As.errors=[{instancePath:i,keyword:"type"}],!1;return As.errors=o,s===0}function je(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.progress===void 0&&(f="progress")||r.completed===void 0&&(f="completed")||r.total===void 0&&(f="total"))return je.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="pr\
ogress"||e==="completed"||e==="total"||e==="current")){return je.errors=[{instancePath:i,keyword:"additionalPr\
operties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return je.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="TASK_PROGRESS")return je.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return je.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return je.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.progress!==void 0){let e=r.progress,n=s;if(s===n)if(typeof e==
"number"&&isFinite(e)){if(e>1||isNaN(e))return je.errors=[{instancePath:i+"/progress",keyword:"maximum"}],!1;if(e<
0||isNaN(e))return je.errors=[{instancePath:i+"/progress",keyword:"minimum"}],!1}else return je.errors=[{instancePath:i+
"/progress",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.completed!==void 0){let e=r.completed,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return je.errors=[{instancePath:i+"/completed",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return je.errors=[{instancePath:i+
"/completed",keyword:"maximum"}],!1;if(e<0||isNaN(e))return je.errors=[{instancePath:i+"/completed",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.total!==void 0){let e=r.total,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return je.errors=[{instancePath:i+"/total",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>2147483647||isNaN(e))return je.errors=[{instancePath:i+"/total",keyword:"maximum"}],
!1;if(e<0||isNaN(e))return je.errors=[{instancePath:i+"/total",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(r.current!==void 0){let e=r.current,n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return je.errors=[
{instancePath:i+"/current",keyword:"maxLength"}],!1}else return je.errors=[{instancePath:i+"/current",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}}else return je.errors=[{instancePath:i,keyword:"type"}],!1;return je.
errors=o,s===0}function Se(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.family===void 0&&(d="family")||
r.planId===void 0&&(d="planId")||r.steps===void 0&&(d="steps"))return Se.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="family"||n==="planId"||n==="skill"||n==="rationale"||
n==="steps")){return Se.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==
void 0){let n=r.type,l=s;if(typeof n!="string")return Se.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!==
"TASK_PLANNED")return Se.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){
if(r.family!==void 0){let n=r.family,l=s;if(typeof n!="string")return Se.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(n!=="Task")return Se.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=l===s}else var t=!0;
if(t){if(r.planId!==void 0){let n=r.planId,l=s;if(s===l)if(typeof n=="string"){if(u(n)>128)return Se.errors=[{
instancePath:i+"/planId",keyword:"maxLength"}],!1;if(u(n)<1)return Se.errors=[{instancePath:i+"/planId",keyword:"\
minLength"}],!1;if(!k.test(n))return Se.errors=[{instancePath:i+"/planId",keyword:"pattern"}],!1}else return Se.
errors=[{instancePath:i+"/planId",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.skill!==void 0){let n=r.
skill,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return Se.errors=[{instancePath:i+"/skill",keyword:"maxLe\
ngth"}],!1}else return Se.errors=[{instancePath:i+"/skill",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){
if(r.rationale!==void 0){let n=r.rationale,l=s;if(s===l)if(typeof n=="string"){if(u(n)>2e3)return Se.errors=[{
instancePath:i+"/rationale",keyword:"maxLength"}],!1}else return Se.errors=[{instancePath:i+"/rationale",keyword:"\
type"}],!1;var t=l===s}else var t=!0;if(t)if(r.steps!==void 0){let n=r.steps,l=s;if(s===l)if(Array.isArray(n)){
var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(u(v)>300)return Se.
errors=[{instancePath:i+"/steps/"+m,keyword:"maxLength"}],!1}else return Se.errors=[{instancePath:i+"/steps/"+
m,keyword:"type"}],!1;var f=g===s;if(!f)break}}else return Se.errors=[{instancePath:i+"/steps",keyword:"type"}],
!1;var t=l===s}else var t=!0}}}}}}}else return Se.errors=[{instancePath:i,keyword:"type"}],!1;return Se.errors=
o,s===0}function di(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family"))return di.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family")){return di.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return di.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="TASK_CANCELLING")return di.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return di.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")
return di.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return di.errors=
[{instancePath:i,keyword:"type"}],!1;return di.errors=o,s===0}var Nt={additionalProperties:!1,properties:{type:{
const:"TASK_COMPLETED",type:"string"},family:{const:"Task",type:"string"},status:{$ref:"#/$defs/TaskStatus"},answer:{
maxLength:2e3,type:"string"},summary:{maxLength:2e3,type:"string"},artifacts:{items:{$ref:"#/$defs/Artifact"},
type:"array"},steps:{maximum:2147483647,minimum:0,type:"integer"},modelCalls:{maximum:2147483647,minimum:0,type:"\
integer"},verified:{maxLength:500,type:"string"}},required:["type","family","status","summary","artifacts","st\
eps","modelCalls"],type:"object"};function Ke(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.kind===void 0&&(f="kind")||r.path===void 0&&(f="path")||r.bytes===
void 0&&(f="bytes"))return Ke.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"kind"||e==="path"||e==="bytes"||e==="mime"||e==="sha256")){return Ke.errors=[{instancePath:i,keyword:"additio\
nalProperties"}],!1;break}if(d===s){if(r.kind!==void 0){let e=r.kind,n=s;if(typeof e!="string")return Ke.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(e==="download"||e==="extraction"||e==="report"||e==="documen\
t"))return Ke.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(r.path!==
void 0){let e=r.path,n=s;if(s===n)if(typeof e=="string"){if(u(e)>4096)return Ke.errors=[{instancePath:i+"/path",
keyword:"maxLength"}],!1}else return Ke.errors=[{instancePath:i+"/path",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.bytes!==void 0){let e=r.bytes,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ke.
errors=[{instancePath:i+"/bytes",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return Ke.errors=[{instancePath:i+"/bytes",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ke.errors=[
{instancePath:i+"/bytes",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.mime!==void 0){let e=r.mime,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>120)return Ke.errors=[{instancePath:i+"/mime",keyword:"maxLength"}],
!1}else return Ke.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.sha256!==
void 0){let e=r.sha256,n=s;if(s===n)if(typeof e=="string"){if(u(e)>64)return Ke.errors=[{instancePath:i+"/sha2\
56",keyword:"maxLength"}],!1}else return Ke.errors=[{instancePath:i+"/sha256",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}}else return Ke.errors=[{instancePath:i,keyword:"type"}],!1;return Ke.errors=o,s===0}function xe(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.family===void 0&&(d="family")||r.status===
void 0&&(d="status")||r.summary===void 0&&(d="summary")||r.artifacts===void 0&&(d="artifacts")||r.steps===void 0&&
(d="steps")||r.modelCalls===void 0&&(d="modelCalls"))return xe.errors=[{instancePath:i,keyword:"required"}],!1;
{let e=s;for(let n in r)if(!E.call(Nt.properties,n)){return xe.errors=[{instancePath:i,keyword:"additionalProp\
erties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;if(typeof n!="string")return xe.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="TASK_COMPLETED")return xe.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=l===s}else var t=!0;if(t){if(r.family!==void 0){let n=r.family,l=s;if(typeof n!="string")return xe.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Task")return xe.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=l===s}else var t=!0;if(t){if(r.status!==void 0){let n=s;Bs(r.status,{instancePath:i+"/status",
parentData:r,parentDataProperty:"status",rootData:a})||(o=o===null?Bs.errors:o.concat(Bs.errors),s=o.length);var t=n===
s}else var t=!0;if(t){if(r.answer!==void 0){let n=r.answer,l=s;if(s===l)if(typeof n=="string"){if(u(n)>2e3)return xe.
errors=[{instancePath:i+"/answer",keyword:"maxLength"}],!1}else return xe.errors=[{instancePath:i+"/answer",keyword:"\
type"}],!1;var t=l===s}else var t=!0;if(t){if(r.summary!==void 0){let n=r.summary,l=s;if(s===l)if(typeof n=="s\
tring"){if(u(n)>2e3)return xe.errors=[{instancePath:i+"/summary",keyword:"maxLength"}],!1}else return xe.errors=
[{instancePath:i+"/summary",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.artifacts!==void 0){let n=r.
artifacts,l=s;if(s===l)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;Ke(n[m],{instancePath:i+
"/artifacts/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Ke.errors:o.concat(Ke.errors),s=o.
length);var f=v===s;if(!f)break}}else return xe.errors=[{instancePath:i+"/artifacts",keyword:"type"}],!1;var t=l===
s}else var t=!0;if(t){if(r.steps!==void 0){let n=r.steps,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return xe.errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){
if(n>2147483647||isNaN(n))return xe.errors=[{instancePath:i+"/steps",keyword:"maximum"}],!1;if(n<0||isNaN(n))return xe.
errors=[{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){if(r.modelCalls!==void 0){
let n=r.modelCalls,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return xe.errors=[{instancePath:i+
"/modelCalls",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return xe.
errors=[{instancePath:i+"/modelCalls",keyword:"maximum"}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:i+
"/modelCalls",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t)if(r.verified!==void 0){let n=r.verified,l=s;
if(s===l)if(typeof n=="string"){if(u(n)>500)return xe.errors=[{instancePath:i+"/verified",keyword:"maxLength"}],
!1}else return xe.errors=[{instancePath:i+"/verified",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}}}}}}else
return xe.errors=[{instancePath:i,keyword:"type"}],!1;return xe.errors=o,s===0}function ir(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.status===void 0&&(f="status")||r.error===void 0&&(f="error")||r.steps===void 0&&(f="steps")||r.modelCalls===
void 0&&(f="modelCalls"))return ir.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"type"||e==="family"||e==="status"||e==="error"||e==="steps"||e==="modelCalls")){return ir.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")
return ir.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="TASK_FAILED")return ir.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return ir.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return ir.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.status!==void 0){let e=s;Bs(r.status,{instancePath:i+
"/status",parentData:r,parentDataProperty:"status",rootData:a})||(o=o===null?Bs.errors:o.concat(Bs.errors),s=o.
length);var t=e===s}else var t=!0;if(t){if(r.error!==void 0){let e=r.error,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>2e3)return ir.errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return ir.errors=[{instancePath:i+
"/error",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.steps!==void 0){let e=r.steps,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ir.errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return ir.errors=[{instancePath:i+"/steps",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return ir.errors=[{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(r.modelCalls!==void 0){let e=r.modelCalls,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(
e)))return ir.errors=[{instancePath:i+"/modelCalls",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>2147483647||isNaN(e))return ir.errors=[{instancePath:i+"/modelCalls",keyword:"maximum"}],!1;if(e<0||isNaN(
e))return ir.errors=[{instancePath:i+"/modelCalls",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}else
return ir.errors=[{instancePath:i,keyword:"type"}],!1;return ir.errors=o,s===0}function bi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(bi.errors=[{instancePath:i,keyword:"type"}],!1):r==="low"||r==="medium"||r==="high"?(bi.errors=o,s===
0):(bi.errors=[{instancePath:i,keyword:"enum"}],!1)}function Ze(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.family===void 0&&(f="family")||r.stepId===void 0&&(f="stepId")||r.action===void 0&&(f="action")||
r.description===void 0&&(f="description"))return Ze.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="stepId"||e==="action"||e==="target"||e==="description"||e==="risk")){return Ze.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Ze.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="STEP_STARTED")return Ze.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return Ze.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")
return Ze.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.stepId!==
void 0){let e=r.stepId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ze.errors=[{instancePath:i+"/ste\
pId",keyword:"maxLength"}],!1;if(u(e)<1)return Ze.errors=[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.
test(e))return Ze.errors=[{instancePath:i+"/stepId",keyword:"pattern"}],!1}else return Ze.errors=[{instancePath:i+
"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.action!==void 0){let e=r.action,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>40)return Ze.errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return Ze.
errors=[{instancePath:i+"/action",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=r.
target,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return Ze.errors=[{instancePath:i+"/target",keyword:"max\
Length"}],!1}else return Ze.errors=[{instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.description!==void 0){let e=r.description,n=s;if(s===n)if(typeof e=="string"){if(u(e)>300)return Ze.errors=
[{instancePath:i+"/description",keyword:"maxLength"}],!1}else return Ze.errors=[{instancePath:i+"/description",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.risk!==void 0){let e=s;bi(r.risk,{instancePath:i+"/ris\
k",parentData:r,parentDataProperty:"risk",rootData:a})||(o=o===null?bi.errors:o.concat(bi.errors),s=o.length);
var t=e===s}else var t=!0}}}}}}}}else return Ze.errors=[{instancePath:i,keyword:"type"}],!1;return Ze.errors=o,
s===0}function yr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.stepId===void 0&&(f="stepId")||r.durationMs===void 0&&(f="durationMs"))return yr.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="stepId"||e==="result"||e==="duratio\
nMs")){return yr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return yr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="S\
TEP_COMPLETED")return yr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return yr.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(e!=="Task")return yr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.stepId!==void 0){let e=r.stepId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return yr.errors=[{
instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(e)<1)return yr.errors=[{instancePath:i+"/stepId",keyword:"\
minLength"}],!1;if(!k.test(e))return yr.errors=[{instancePath:i+"/stepId",keyword:"pattern"}],!1}else return yr.
errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.result!==void 0){let e=s;
he(r.result,{instancePath:i+"/result",parentData:r,parentDataProperty:"result",rootData:a})||(o=o===null?he.errors:
o.concat(he.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.durationMs!==void 0){let e=r.durationMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return yr.errors=[{instancePath:i+"/durationMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return yr.errors=[{instancePath:i+
"/durationMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return yr.errors=[{instancePath:i+"/durationMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}else return yr.errors=[{instancePath:i,keyword:"type"}],!1;return yr.
errors=o,s===0}function $e(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.stepId===void 0&&(f="stepId")||r.error===void 0&&(f="error")||r.willRetry===void 0&&(f="willRetry"))return $e.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="st\
epId"||e==="error"||e==="code"||e==="willRetry"||e==="attempt")){return $e.errors=[{instancePath:i,keyword:"ad\
ditionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return $e.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="STEP_FAILED")return $e.errors=[{instancePath:i+"/t\
ype",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return $e.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return $e.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.stepId!==void 0){let e=r.stepId,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return $e.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(
e)<1)return $e.errors=[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.test(e))return $e.errors=[{instancePath:i+
"/stepId",keyword:"pattern"}],!1}else return $e.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.error!==void 0){let e=r.error,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return $e.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return $e.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.code!==void 0){let e=r.code,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>80)return $e.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return $e.errors=[{instancePath:i+
"/code",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.willRetry!==void 0){let e=s;if(typeof r.willRetry!=
"boolean")return $e.errors=[{instancePath:i+"/willRetry",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t)if(r.
attempt!==void 0){let e=r.attempt,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return $e.errors=
[{instancePath:i+"/attempt",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(
e))return $e.errors=[{instancePath:i+"/attempt",keyword:"maximum"}],!1;if(e<0||isNaN(e))return $e.errors=[{instancePath:i+
"/attempt",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}else return $e.errors=[{instancePath:i,keyword:"\
type"}],!1;return $e.errors=o,s===0}function Jr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.stepId===void 0&&(f="stepId"))return Jr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="stepId")){return Jr.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Jr.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="STEP_SKIPPED")return Jr.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Jr.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return Jr.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.stepId!==void 0){let e=r.stepId,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>128)return Jr.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(e)<1)return Jr.errors=
[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.test(e))return Jr.errors=[{instancePath:i+"/stepId",
keyword:"pattern"}],!1}else return Jr.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else
return Jr.errors=[{instancePath:i,keyword:"type"}],!1;return Jr.errors=o,s===0}function Br(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.target===void 0&&(f="target")||r.content===void 0&&(f="conte\
nt")||r.origin===void 0&&(f="origin")||r.url===void 0&&(f="url"))return Br.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let d=s;for(let e in r)if(!(e==="target"||e==="content"||e==="origin"||e==="url"||e==="form")){return Br.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.target!==void 0){let e=r.target,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>300)return Br.errors=[{instancePath:i+"/target",keyword:"maxLength"}],
!1}else return Br.errors=[{instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.content!==
void 0){let e=r.content,n=s;if(s===n)if(typeof e=="string"){if(u(e)>4e3)return Br.errors=[{instancePath:i+"/co\
ntent",keyword:"maxLength"}],!1}else return Br.errors=[{instancePath:i+"/content",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.origin!==void 0){let e=r.origin,n=s;if(s===n)if(typeof e=="string"){if(u(e)>512)return Br.
errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Br.errors=[{instancePath:i+"/origin",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>8192)return Br.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Br.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.form!==void 0){let e=s;Ge(r.form,{instancePath:i+
"/form",parentData:r,parentDataProperty:"form",rootData:a})||(o=o===null?Ge.errors:o.concat(Ge.errors),s=o.length);
var t=e===s}else var t=!0}}}}}}else return Br.errors=[{instancePath:i,keyword:"type"}],!1;return Br.errors=o,s===
0}function De(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="fami\
ly")||r.approvalId===void 0&&(f="approvalId")||r.action===void 0&&(f="action")||r.risk===void 0&&(f="risk")||r.
reason===void 0&&(f="reason")||r.preview===void 0&&(f="preview")||r.expiresMs===void 0&&(f="expiresMs"))return De.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="ap\
provalId"||e==="action"||e==="risk"||e==="reason"||e==="preview"||e==="expiresMs")){return De.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")
return De.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="NEEDS_APPROVAL")return De.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return De.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return De.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.approvalId!==void 0){let e=r.approvalId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return De.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],
!1;if(u(e)<1)return De.errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!k.test(e))return De.
errors=[{instancePath:i+"/approvalId",keyword:"pattern"}],!1}else return De.errors=[{instancePath:i+"/approval\
Id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.action!==void 0){let e=r.action,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>40)return De.errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return De.errors=
[{instancePath:i+"/action",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.risk!==void 0){let e=s;bi(
r.risk,{instancePath:i+"/risk",parentData:r,parentDataProperty:"risk",rootData:a})||(o=o===null?bi.errors:o.concat(
bi.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.reason!==void 0){let e=r.reason,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>500)return De.errors=[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return De.errors=
[{instancePath:i+"/reason",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.preview!==void 0){let e=s;
Br(r.preview,{instancePath:i+"/preview",parentData:r,parentDataProperty:"preview",rootData:a})||(o=o===null?Br.
errors:o.concat(Br.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.expiresMs!==void 0){let e=r.expiresMs,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return De.errors=[{instancePath:i+"/expiresMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return De.errors=[{instancePath:i+
"/expiresMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return De.errors=[{instancePath:i+"/expiresMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}else return De.errors=[{instancePath:i,keyword:"type"}],!1;return De.
errors=o,s===0}function tr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.approvalId===void 0&&(f="approvalId")||r.decision===void 0&&(f="decision")||r.by===void 0&&(f="by"))return tr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="ap\
provalId"||e==="decision"||e==="by")){return tr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return tr.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(e!=="APPROVAL_RESOLVED")return tr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return tr.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return tr.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.approvalId!==void 0){let e=r.approvalId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return tr.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],!1;if(u(e)<1)return tr.
errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!k.test(e))return tr.errors=[{instancePath:i+
"/approvalId",keyword:"pattern"}],!1}else return tr.errors=[{instancePath:i+"/approvalId",keyword:"type"}],!1;
var t=n===s}else var t=!0;if(t){if(r.decision!==void 0){let e=r.decision,n=s;if(typeof e!="string")return tr.errors=
[{instancePath:i+"/decision",keyword:"type"}],!1;if(!(e==="allow"||e==="always"||e==="deny"||e==="expired"||e===
"withdrawn"))return tr.errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)
if(r.by!==void 0){let e=r.by,n=s;if(typeof e!="string")return tr.errors=[{instancePath:i+"/by",keyword:"type"}],
!1;if(!(e==="user"||e==="policy"||e==="grant"||e==="system"))return tr.errors=[{instancePath:i+"/by",keyword:"\
enum"}],!1;var t=n===s}else var t=!0}}}}}}else return tr.errors=[{instancePath:i,keyword:"type"}],!1;return tr.
errors=o,s===0}function Ue(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.family===void 0&&(d="family")||
r.questionId===void 0&&(d="questionId")||r.text===void 0&&(d="text"))return Ue.errors=[{instancePath:i,keyword:"\
required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="family"||n==="questionId"||n==="text"||n==="choic\
es")){return Ue.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){
let n=r.type,l=s;if(typeof n!="string")return Ue.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="Q\
UESTION")return Ue.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.family!==
void 0){let n=r.family,l=s;if(typeof n!="string")return Ue.errors=[{instancePath:i+"/family",keyword:"type"}],
!1;if(n!=="Task")return Ue.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){
if(r.questionId!==void 0){let n=r.questionId,l=s;if(s===l)if(typeof n=="string"){if(u(n)>128)return Ue.errors=
[{instancePath:i+"/questionId",keyword:"maxLength"}],!1;if(u(n)<1)return Ue.errors=[{instancePath:i+"/question\
Id",keyword:"minLength"}],!1;if(!k.test(n))return Ue.errors=[{instancePath:i+"/questionId",keyword:"pattern"}],
!1}else return Ue.errors=[{instancePath:i+"/questionId",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.
text!==void 0){let n=r.text,l=s;if(s===l)if(typeof n=="string"){if(u(n)>2e3)return Ue.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Ue.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=l===
s}else var t=!0;if(t)if(r.choices!==void 0){let n=r.choices,l=s;if(s===l)if(Array.isArray(n)){if(n.length>12)return Ue.
errors=[{instancePath:i+"/choices",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=n[m],
g=s;if(s===g)if(typeof v=="string"){if(u(v)>80)return Ue.errors=[{instancePath:i+"/choices/"+m,keyword:"maxLen\
gth"}],!1}else return Ue.errors=[{instancePath:i+"/choices/"+m,keyword:"type"}],!1;var f=g===s;if(!f)break}}}else
return Ue.errors=[{instancePath:i+"/choices",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}}else return Ue.
errors=[{instancePath:i,keyword:"type"}],!1;return Ue.errors=o,s===0}function Te(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.frameUrl===void 0&&(f="frameUrl")||r.hash===void 0&&(f="hash")||r.url===void 0&&(f="url")||r.title===void 0&&
(f="title"))return Te.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||
e==="family"||e==="frameUrl"||e==="hash"||e==="url"||e==="title"||e==="stepId")){return Te.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")
return Te.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="BROWSER_FRAME")return Te.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return Te.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return Te.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.frameUrl!==void 0){let e=r.frameUrl,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>500)return Te.errors=[{instancePath:i+"/frameUrl",keyword:"maxLength"}],!1}else
return Te.errors=[{instancePath:i+"/frameUrl",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.hash!==
void 0){let e=r.hash,n=s;if(s===n)if(typeof e=="string"){if(u(e)>64)return Te.errors=[{instancePath:i+"/hash",
keyword:"maxLength"}],!1}else return Te.errors=[{instancePath:i+"/hash",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){if(u(e)>8192)return Te.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return Te.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(r.title!==void 0){let e=r.title,n=s;if(s===n)if(typeof e=="string"){if(u(e)>200)return Te.errors=
[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return Te.errors=[{instancePath:i+"/title",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t)if(r.stepId!==void 0){let e=r.stepId,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>128)return Te.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(e)<1)return Te.errors=[{
instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.test(e))return Te.errors=[{instancePath:i+"/stepId",keyword:"\
pattern"}],!1}else return Te.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else
return Te.errors=[{instancePath:i,keyword:"type"}],!1;return Te.errors=o,s===0}function we(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.action===void 0&&(f="action")||r.target===void 0&&(f="target"))return we.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="action"||e==="target"||e==="value"||e===
"tabId"||e==="url"||e==="dispatchedMs")){return we.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return we.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(e!=="ACTION")return we.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return we.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(e!=="Task")return we.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.action!==void 0){let e=r.action,n=s;if(s===n)if(typeof e=="string"){if(u(e)>40)return we.
errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return we.errors=[{instancePath:i+"/action",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.target!==void 0){let e=r.target,n=s;if(s===n)if(typeof e=="str\
ing"){if(u(e)>80)return we.errors=[{instancePath:i+"/target",keyword:"maxLength"}],!1}else return we.errors=[{
instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.value!==void 0){let e=r.value,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>500)return we.errors=[{instancePath:i+"/value",keyword:"maxLength"}],
!1}else return we.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.tabId!==
void 0){let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return we.errors=[{instancePath:i+
"/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return we.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(e<0||isNaN(e))return we.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>8192)return we.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return we.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.dispatchedMs!==void 0){let e=r.dispatchedMs,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return we.errors=[{instancePath:i+"/dispatchedMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return we.errors=[{instancePath:i+
"/dispatchedMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return we.errors=[{instancePath:i+"/dispatchedMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}else return we.errors=[{instancePath:i,keyword:"type"}],!1;return we.
errors=o,s===0}function Rr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.schemaName===void 0&&(f="schemaName")||r.confidence===void 0&&(f="confidence"))return Rr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="schemaName"||e==="data"||e===
"confidence")){return Rr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==
void 0){let e=r.type,n=s;if(typeof e!="string")return Rr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!==
"EXTRACTION_RESULT")return Rr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Rr.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(e!=="Task")return Rr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.schemaName!==void 0){let e=r.schemaName,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return Rr.errors=
[{instancePath:i+"/schemaName",keyword:"maxLength"}],!1}else return Rr.errors=[{instancePath:i+"/schemaName",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.data!==void 0){let e=s;he(r.data,{instancePath:i+"/data",parentData:r,
parentDataProperty:"data",rootData:a})||(o=o===null?he.errors:o.concat(he.errors),s=o.length);var t=e===s}else
var t=!0;if(t)if(r.confidence!==void 0){let e=r.confidence,n=s;if(s===n)if(typeof e=="number"&&isFinite(e)){if(e>
1||isNaN(e))return Rr.errors=[{instancePath:i+"/confidence",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Rr.
errors=[{instancePath:i+"/confidence",keyword:"minimum"}],!1}else return Rr.errors=[{instancePath:i+"/confiden\
ce",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return Rr.errors=[{instancePath:i,keyword:"type"}],
!1;return Rr.errors=o,s===0}function ai(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.artifact===void 0&&(f="artifact"))return ai.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="artifact")){return ai.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ai.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="ARTIFACT_SAVED")return ai.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return ai.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return ai.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.artifact!==void 0){let e=s;Ke(r.artifact,{instancePath:i+"/art\
ifact",parentData:r,parentDataProperty:"artifact",rootData:a})||(o=o===null?Ke.errors:o.concat(Ke.errors),s=o.
length);var t=e===s}else var t=!0}}}}else return ai.errors=[{instancePath:i,keyword:"type"}],!1;return ai.errors=
o,s===0}function Yr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.role===void 0&&(f="role")||r.text===void 0&&(f="text"))return Yr.errors=[{instancePath:i,keyword:"required"}],
!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="role"||e==="text")){return Yr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")
return Yr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="CHAT_MESSAGE")return Yr.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return Yr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return Yr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.role!==void 0){let e=r.role,n=s;if(typeof e!=
"string")return Yr.errors=[{instancePath:i+"/role",keyword:"type"}],!1;if(!(e==="user"||e==="assistant"))return Yr.
errors=[{instancePath:i+"/role",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(r.text!==void 0){let e=r.
text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>1e5)return Yr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1}else return Yr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return Yr.errors=[{instancePath:i,keyword:"type"}],!1;return Yr.errors=o,s===0}function pr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.jobId===void 0&&(f="jobId")||r.workId===void 0&&(f="workId"))return pr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="jobId"||e==="workId")){return pr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return pr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="TASK_WORK_STARTED")return pr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return pr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return pr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.jobId!==void 0){let e=r.
jobId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return pr.errors=[{instancePath:i+"/jobId",keyword:"maxL\
ength"}],!1;if(u(e)<1)return pr.errors=[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(e))return pr.
errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return pr.errors=[{instancePath:i+"/jobId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.workId!==void 0){let e=r.workId,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return pr.errors=[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>2147483647||isNaN(e))return pr.errors=[{instancePath:i+"/workId",keyword:"maximum"}],
!1;if(e<0||isNaN(e))return pr.errors=[{instancePath:i+"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else
return pr.errors=[{instancePath:i,keyword:"type"}],!1;return pr.errors=o,s===0}function Re(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.jobId===void 0&&(f="jobId")||r.workId===void 0&&(f="workId")||r.sessionId===void 0&&(f="sessionId"))return Re.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="jo\
bId"||e==="workId"||e==="sessionId")){return Re.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Re.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(e!=="TASK_WORK_ASSIGNED")return Re.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Re.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return Re.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.jobId!==void 0){let e=r.jobId,n=s;if(s===n)if(typeof e=="stri\
ng"){if(u(e)>128)return Re.errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(e)<1)return Re.errors=
[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(e))return Re.errors=[{instancePath:i+"/jobId",keyword:"\
pattern"}],!1}else return Re.errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.workId!==void 0){let e=r.workId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Re.errors=
[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(
e))return Re.errors=[{instancePath:i+"/workId",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Re.errors=[{instancePath:i+
"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.sessionId!==void 0){let e=r.sessionId,n=s;
if(s===n)if(typeof e=="string"){if(u(e)>128)return Re.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(e)<1)return Re.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return Re.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Re.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}else return Re.errors=[{instancePath:i,keyword:"type"}],!1;return Re.
errors=o,s===0}function nr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.jobId===void 0&&(f="jobId")||r.workId===void 0&&(f="workId")||r.succeeded===void 0&&(f="succeeded"))return nr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="jo\
bId"||e==="workId"||e==="succeeded")){return nr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return nr.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(e!=="TASK_WORK_STOPPED")return nr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return nr.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return nr.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.jobId!==void 0){let e=r.jobId,n=s;if(s===n)if(typeof e=="stri\
ng"){if(u(e)>128)return nr.errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(e)<1)return nr.errors=
[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(e))return nr.errors=[{instancePath:i+"/jobId",keyword:"\
pattern"}],!1}else return nr.errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.workId!==void 0){let e=r.workId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return nr.errors=
[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(
e))return nr.errors=[{instancePath:i+"/workId",keyword:"maximum"}],!1;if(e<0||isNaN(e))return nr.errors=[{instancePath:i+
"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.succeeded!==void 0){let e=s;if(typeof r.succeeded!=
"boolean")return nr.errors=[{instancePath:i+"/succeeded",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}}else
return nr.errors=[{instancePath:i,keyword:"type"}],!1;return nr.errors=o,s===0}function mr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.jobId===void 0&&(f="jobId")||r.job===void 0&&(f="job")||r.work===void 0&&(f="work"))return mr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="jobId"||e==="job"||e==="wo\
rk"||e==="resumed")){return mr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
type!==void 0){let e=r.type,n=s;if(typeof e!="string")return mr.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(e!=="JOB_STARTED")return mr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return mr.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(e!=="Task")return mr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.jobId!==void 0){let e=r.jobId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return mr.
errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(e)<1)return mr.errors=[{instancePath:i+"/jobId",
keyword:"minLength"}],!1;if(!k.test(e))return mr.errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return mr.
errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.job!==void 0){let e=r.
job,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return mr.errors=[{instancePath:i+"/job",keyword:"maxLength"}],
!1}else return mr.errors=[{instancePath:i+"/job",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.work!==
void 0){let e=s;he(r.work,{instancePath:i+"/work",parentData:r,parentDataProperty:"work",rootData:a})||(o=o===
null?he.errors:o.concat(he.errors),s=o.length);var t=e===s}else var t=!0;if(t)if(r.resumed!==void 0){let e=s;if(typeof r.
resumed!="boolean")return mr.errors=[{instancePath:i+"/resumed",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}}}else
return mr.errors=[{instancePath:i,keyword:"type"}],!1;return mr.errors=o,s===0}function Ee(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.jobId===void 0&&(f="jobId")||r.outcome===void 0&&(f="outcome")||r.succeededWorks===void 0&&(f="succeededWork\
s")||r.works===void 0&&(f="works"))return Ee.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="jobId"||e==="outcome"||e==="succeededWorks"||e==="works")){return Ee.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return Ee.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="JOB_FINISHED")return Ee.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return Ee.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Task")return Ee.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.jobId!==void 0){let e=r.
jobId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ee.errors=[{instancePath:i+"/jobId",keyword:"maxL\
ength"}],!1;if(u(e)<1)return Ee.errors=[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(e))return Ee.
errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return Ee.errors=[{instancePath:i+"/jobId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.outcome!==void 0){let e=r.outcome,n=s;if(typeof e!="string")return Ee.
errors=[{instancePath:i+"/outcome",keyword:"type"}],!1;if(!(e==="succeeded"||e==="failed"||e==="stopped"||e===
"interrupted"))return Ee.errors=[{instancePath:i+"/outcome",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){
if(r.succeededWorks!==void 0){let e=r.succeededWorks,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(
e)))return Ee.errors=[{instancePath:i+"/succeededWorks",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>2147483647||isNaN(e))return Ee.errors=[{instancePath:i+"/succeededWorks",keyword:"maximum"}],!1;if(e<
0||isNaN(e))return Ee.errors=[{instancePath:i+"/succeededWorks",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(r.works!==void 0){let e=r.works,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ee.
errors=[{instancePath:i+"/works",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return Ee.errors=[{instancePath:i+"/works",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ee.errors=[
{instancePath:i+"/works",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}else return Ee.errors=[{instancePath:i,
keyword:"type"}],!1;return Ee.errors=o,s===0}function $s(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.profile===void 0&&(f="profile"))return $s.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="profile")){return $s.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return $s.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="MODEL_SWITCHED")return $s.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return $s.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Model")return $s.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(r.profile!==void 0){let e=r.profile,n=s;if(s===n)if(typeof e=="s\
tring"){if(u(e)>80)return $s.errors=[{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return $s.errors=
[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return $s.errors=[{instancePath:i,
keyword:"type"}],!1;return $s.errors=o,s===0}var Lt={additionalProperties:!1,description:"`messages`, `tools`,\
 `characters` and `images` are of the whole request. `text` is what it holds that the request\nbefore it in the\
 same task did not, as the model reads it: secrets masked, cut with a note when it is too long.\n`beside` as in\
 MODEL_TEXT_DELTA.",properties:{type:{const:"MODEL_REQUESTED",type:"string"},family:{const:"Model",type:"strin\
g"},profile:{maxLength:80,type:"string"},messages:{maximum:2147483647,minimum:0,type:"integer"},tools:{maximum:2147483647,
minimum:0,type:"integer"},characters:{maximum:2147483647,minimum:0,type:"integer"},text:{maxLength:1e5,type:"s\
tring"},images:{maximum:2147483647,minimum:0,type:"integer"},beside:{const:!0,type:"boolean"}},required:["type",
"family","profile","messages","tools","characters"],type:"object"};function de(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||r.profile===void 0&&(f="profile")||r.messages===
void 0&&(f="messages")||r.tools===void 0&&(f="tools")||r.characters===void 0&&(f="characters"))return de.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.call(Lt.properties,e)){return de.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return de.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="MODEL_REQUESTED")return de.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return de.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Model")return de.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.profile!==void 0){
let e=r.profile,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return de.errors=[{instancePath:i+"/profile",keyword:"\
maxLength"}],!1}else return de.errors=[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.messages!==void 0){let e=r.messages,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return de.
errors=[{instancePath:i+"/messages",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return de.errors=[{instancePath:i+"/messages",keyword:"maximum"}],!1;if(e<0||isNaN(e))return de.errors=
[{instancePath:i+"/messages",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.tools!==void 0){let e=r.
tools,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return de.errors=[{instancePath:i+"/tools",
keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return de.errors=[{instancePath:i+
"/tools",keyword:"maximum"}],!1;if(e<0||isNaN(e))return de.errors=[{instancePath:i+"/tools",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(r.characters!==void 0){let e=r.characters,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return de.errors=[{instancePath:i+"/characters",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>2147483647||isNaN(e))return de.errors=[{instancePath:i+"/characters",keyword:"maxi\
mum"}],!1;if(e<0||isNaN(e))return de.errors=[{instancePath:i+"/characters",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>1e5)return de.errors=
[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return de.errors=[{instancePath:i+"/text",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(r.images!==void 0){let e=r.images,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return de.errors=[{instancePath:i+"/images",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&
isFinite(e)){if(e>2147483647||isNaN(e))return de.errors=[{instancePath:i+"/images",keyword:"maximum"}],!1;if(e<
0||isNaN(e))return de.errors=[{instancePath:i+"/images",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)
if(r.beside!==void 0){let e=r.beside,n=s;if(typeof e!="boolean")return de.errors=[{instancePath:i+"/beside",keyword:"\
type"}],!1;if(e!==!0)return de.errors=[{instancePath:i+"/beside",keyword:"const"}],!1;var t=n===s}else var t=!0}}}}}}}}}}else
return de.errors=[{instancePath:i,keyword:"type"}],!1;return de.errors=o,s===0}function Xr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.text===void 0&&(f="text"))return Xr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="text"||e==="beside")){return Xr.errors=[{instancePath:i,keyword:"additiona\
lProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Xr.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="MODEL_TEXT_DELTA")return Xr.errors=[{instancePath:i+"/typ\
e",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return Xr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Model")return Xr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>1e5)return Xr.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Xr.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.beside!==void 0){let e=r.beside,
n=s;if(typeof e!="boolean")return Xr.errors=[{instancePath:i+"/beside",keyword:"type"}],!1;if(e!==!0)return Xr.
errors=[{instancePath:i+"/beside",keyword:"const"}],!1;var t=n===s}else var t=!0}}}}}else return Xr.errors=[{instancePath:i,
keyword:"type"}],!1;return Xr.errors=o,s===0}function Ts(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.text===void 0&&(f="text"))return Ts.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="family"||e==="text")){return Ts.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Ts.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="MODEL_REASONING_DELTA")return Ts.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Ts.
errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Model")return Ts.errors=[{instancePath:i+"/famil\
y",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>1e5)return Ts.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Ts.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Ts.errors=[{instancePath:i,
keyword:"type"}],!1;return Ts.errors=o,s===0}function ui(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.name===void 0&&(f="name")||r.arguments===void 0&&(f="argumen\
ts"))return ui.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="name"||e==="a\
rguments")){return ui.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.name!==
void 0){let e=r.name,n=s;if(s===n)if(typeof e=="string"){if(u(e)>200)return ui.errors=[{instancePath:i+"/name",
keyword:"maxLength"}],!1}else return ui.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t)if(r.arguments!==void 0){let e=r.arguments,n=s;if(s===n)if(typeof e=="string"){if(u(e)>1e5)return ui.errors=
[{instancePath:i+"/arguments",keyword:"maxLength"}],!1}else return ui.errors=[{instancePath:i+"/arguments",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return ui.errors=[{instancePath:i,keyword:"type"}],!1;return ui.errors=
o,s===0}function Be(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.family===void 0&&(d="fa\
mily")||r.text===void 0&&(d="text")||r.toolCalls===void 0&&(d="toolCalls"))return Be.errors=[{instancePath:i,keyword:"\
required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="family"||n==="text"||n==="toolCalls"||n==="calls"||
n==="beside")){return Be.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==
void 0){let n=r.type,l=s;if(typeof n!="string")return Be.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!==
"MODEL_REPLIED")return Be.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){
if(r.family!==void 0){let n=r.family,l=s;if(typeof n!="string")return Be.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(n!=="Model")return Be.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=l===s}else var t=!0;
if(t){if(r.text!==void 0){let n=r.text,l=s;if(s===l)if(typeof n=="string"){if(u(n)>1e5)return Be.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Be.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=l===
s}else var t=!0;if(t){if(r.toolCalls!==void 0){let n=r.toolCalls,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return Be.errors=[{instancePath:i+"/toolCalls",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return Be.errors=[{instancePath:i+"/toolCalls",keyword:"maximum"}],!1;if(n<
0||isNaN(n))return Be.errors=[{instancePath:i+"/toolCalls",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){
if(r.calls!==void 0){let n=r.calls,l=s;if(s===l)if(Array.isArray(n)){if(n.length>50)return Be.errors=[{instancePath:i+
"/calls",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;ui(n[m],{instancePath:i+
"/calls/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?ui.errors:o.concat(ui.errors),s=o.length);
var f=v===s;if(!f)break}}}else return Be.errors=[{instancePath:i+"/calls",keyword:"type"}],!1;var t=l===s}else
var t=!0;if(t)if(r.beside!==void 0){let n=r.beside,l=s;if(typeof n!="boolean")return Be.errors=[{instancePath:i+
"/beside",keyword:"type"}],!1;if(n!==!0)return Be.errors=[{instancePath:i+"/beside",keyword:"const"}],!1;var t=l===
s}else var t=!0}}}}}}}else return Be.errors=[{instancePath:i,keyword:"type"}],!1;return Be.errors=o,s===0}function Ir(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.callId===void 0&&(f="callId")||r.tool===void 0&&(f="tool"))return Ir.errors=[{instancePath:i,keyword:"requir\
ed"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="callId"||e==="tool"||e==="args")){return Ir.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Ir.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="TOOL_REQUESTED")return Ir.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.
family,n=s;if(typeof e!="string")return Ir.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Tool")
return Ir.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.callId!==
void 0){let e=r.callId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ir.errors=[{instancePath:i+"/cal\
lId",keyword:"maxLength"}],!1;if(u(e)<1)return Ir.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!k.
test(e))return Ir.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return Ir.errors=[{instancePath:i+
"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.tool!==void 0){let e=r.tool,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>40)return Ir.errors=[{instancePath:i+"/tool",keyword:"maxLength"}],!1}else return Ir.errors=
[{instancePath:i+"/tool",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.args!==void 0){let e=s;he(r.args,
{instancePath:i+"/args",parentData:r,parentDataProperty:"args",rootData:a})||(o=o===null?he.errors:o.concat(he.
errors),s=o.length);var t=e===s}else var t=!0}}}}}}else return Ir.errors=[{instancePath:i,keyword:"type"}],!1;
return Ir.errors=o,s===0}function Nr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.callId===void 0&&(f="callId")||r.text===void 0&&(f="text"))return Nr.errors=[{instancePath:i,keyword:"requir\
ed"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="callId"||e==="text")){return Nr.errors=[{
instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return Nr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="TOOL_STREAMED")return Nr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return Nr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Tool")return Nr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.callId!==void 0){let e=r.
callId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Nr.errors=[{instancePath:i+"/callId",keyword:"ma\
xLength"}],!1;if(u(e)<1)return Nr.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!k.test(e))return Nr.
errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return Nr.errors=[{instancePath:i+"/callId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>2e3)return Nr.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Nr.errors=[{instancePath:i+
"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return Nr.errors=[{instancePath:i,keyword:"type"}],
!1;return Nr.errors=o,s===0}var At={additionalProperties:!1,description:"Specification 004, section 13: the ca\
ll, the selector used, timings, result, observation and the version of the page.",properties:{type:{const:"TOO\
L_COMPLETED",type:"string"},family:{const:"Tool",type:"string"},callId:{maxLength:128,minLength:1,pattern:"^[A\
-Za-z0-9._:-]+$",type:"string"},tool:{maxLength:40,type:"string"},ok:{type:"boolean"},code:{maxLength:80,type:"\
string"},durationMs:{maximum:9007199254740991,minimum:0,type:"integer"},result:{$ref:"#/$defs/JsonValue"},pcdTs:{
maximum:9007199254740991,minimum:0,type:"integer"}},required:["type","family","callId","tool","ok","durationMs"],
type:"object"};function ge(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&
(f="family")||r.callId===void 0&&(f="callId")||r.tool===void 0&&(f="tool")||r.ok===void 0&&(f="ok")||r.durationMs===
void 0&&(f="durationMs"))return ge.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!E.
call(At.properties,e)){return ge.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ge.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(e!=="TOOL_COMPLETED")return ge.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return ge.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(e!=="Tool")return ge.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.callId!==void 0){let e=r.callId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ge.
errors=[{instancePath:i+"/callId",keyword:"maxLength"}],!1;if(u(e)<1)return ge.errors=[{instancePath:i+"/callI\
d",keyword:"minLength"}],!1;if(!k.test(e))return ge.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else
return ge.errors=[{instancePath:i+"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.tool!==void 0){
let e=r.tool,n=s;if(s===n)if(typeof e=="string"){if(u(e)>40)return ge.errors=[{instancePath:i+"/tool",keyword:"\
maxLength"}],!1}else return ge.errors=[{instancePath:i+"/tool",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.ok!==void 0){let e=s;if(typeof r.ok!="boolean")return ge.errors=[{instancePath:i+"/ok",keyword:"type"}],!1;
var t=e===s}else var t=!0;if(t){if(r.code!==void 0){let e=r.code,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)
return ge.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return ge.errors=[{instancePath:i+"/co\
de",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.durationMs!==void 0){let e=r.durationMs,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return ge.errors=[{instancePath:i+"/durationMs",keyword:"type"}],!1;
if(s===n&&typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return ge.errors=[{instancePath:i+"\
/durationMs",keyword:"maximum"}],!1;if(e<0||isNaN(e))return ge.errors=[{instancePath:i+"/durationMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.result!==void 0){let e=s;he(r.result,{instancePath:i+"/resu\
lt",parentData:r,parentDataProperty:"result",rootData:a})||(o=o===null?he.errors:o.concat(he.errors),s=o.length);
var t=e===s}else var t=!0;if(t)if(r.pcdTs!==void 0){let e=r.pcdTs,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return ge.errors=[{instancePath:i+"/pcdTs",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&
isFinite(e)){if(e>9007199254740991||isNaN(e))return ge.errors=[{instancePath:i+"/pcdTs",keyword:"maximum"}],!1;
if(e<0||isNaN(e))return ge.errors=[{instancePath:i+"/pcdTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}}else
return ge.errors=[{instancePath:i,keyword:"type"}],!1;return ge.errors=o,s===0}function Ce(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.inputTokens===void 0&&(f="inputTokens")||r.outputTokens===void 0&&(f="outputTokens")||r.totalTokens===void 0&&
(f="totalTokens"))return Ce.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="\
type"||e==="family"||e==="inputTokens"||e==="outputTokens"||e==="totalTokens"||e==="cost")){return Ce.errors=[
{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return Ce.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="METRICS_TOKENS")return Ce.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,
n=s;if(typeof e!="string")return Ce.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Metrics")return Ce.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.inputTokens!==void 0){
let e=r.inputTokens,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ce.errors=[{instancePath:i+
"/inputTokens",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Ce.
errors=[{instancePath:i+"/inputTokens",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ce.errors=[{instancePath:i+
"/inputTokens",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.outputTokens!==void 0){let e=r.outputTokens,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ce.errors=[{instancePath:i+"/outputTokens",
keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Ce.errors=[{instancePath:i+
"/outputTokens",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ce.errors=[{instancePath:i+"/outputTokens",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.totalTokens!==void 0){let e=r.totalTokens,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ce.errors=[{instancePath:i+"/totalTokens",keyword:"type"}],!1;
if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Ce.errors=[{instancePath:i+"/total\
Tokens",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ce.errors=[{instancePath:i+"/totalTokens",keyword:"mini\
mum"}],!1}var t=n===s}else var t=!0;if(t)if(r.cost!==void 0){let e=r.cost,n=s;if(s===n)if(typeof e=="number"&&
isFinite(e)){if(e<0||isNaN(e))return Ce.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return Ce.
errors=[{instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Ce.errors=[{instancePath:i,
keyword:"type"}],!1;return Ce.errors=o,s===0}function or(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.used===void 0&&(f="used")||r.limit===void 0&&(f="limit")||r.fraction===void 0&&(f="fraction"))return or.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="used"||e===
"limit"||e==="fraction")){return or.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){
if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return or.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(e!=="METRICS_CONTEXT")return or.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return or.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(e!=="Metrics")return or.errors=[{instancePath:i+"/family",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(r.used!==void 0){let e=r.used,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&
isFinite(e)))return or.errors=[{instancePath:i+"/used",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(
e)){if(e>2147483647||isNaN(e))return or.errors=[{instancePath:i+"/used",keyword:"maximum"}],!1;if(e<0||isNaN(e))
return or.errors=[{instancePath:i+"/used",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.limit!==
void 0){let e=r.limit,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return or.errors=[{instancePath:i+
"/limit",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return or.errors=
[{instancePath:i+"/limit",keyword:"maximum"}],!1;if(e<0||isNaN(e))return or.errors=[{instancePath:i+"/limit",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.fraction!==void 0){let e=r.fraction,n=s;if(s===n)if(typeof e==
"number"&&isFinite(e)){if(e<0||isNaN(e))return or.errors=[{instancePath:i+"/fraction",keyword:"minimum"}],!1}else
return or.errors=[{instancePath:i+"/fraction",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return or.
errors=[{instancePath:i,keyword:"type"}],!1;return or.errors=o,s===0}function Es(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.family===void 0&&(d="family")||
r.values===void 0&&(d="values"))return Es.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)
if(!(n==="type"||n==="family"||n==="values")){return Es.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;if(typeof n!="string")return Es.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="METRICS_PHASE")return Es.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=l===s}else var t=!0;if(t){if(r.family!==void 0){let n=r.family,l=s;if(typeof n!="string")return Es.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Metrics")return Es.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=l===s}else var t=!0;if(t)if(r.values!==void 0){let n=r.values,l=s;if(s===l)if(n&&typeof n=="\
object"&&!Array.isArray(n))for(let w in n){let m=n[w],v=s;if(!(typeof m=="number"&&isFinite(m)))return Es.errors=
[{instancePath:i+"/values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type"}],!1;var f=v===s;if(!f)break}else
return Es.errors=[{instancePath:i+"/values",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}else return Es.errors=
[{instancePath:i,keyword:"type"}],!1;return Es.errors=o,s===0}function es(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.code===void 0&&(f="code")||r.message===void 0&&(f="message"))return es.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="code"||e==="message")){return es.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return es.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="WARNING")return es.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!=
"string")return es.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(e!=="Warning")return es.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.code!==void 0){let e=r.code,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>80)return es.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return es.errors=
[{instancePath:i+"/code",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.message!==void 0){let e=r.message,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return es.errors=[{instancePath:i+"/message",keyword:"maxLengt\
h"}],!1}else return es.errors=[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return es.errors=[{instancePath:i,keyword:"type"}],!1;return es.errors=o,s===0}function Cr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.family===void 0&&(f="family")||
r.code===void 0&&(f="code")||r.message===void 0&&(f="message")||r.recoverable===void 0&&(f="recoverable"))return Cr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="family"||e==="co\
de"||e==="message"||e==="recoverable")){return Cr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Cr.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(e!=="ERROR")return Cr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.family!==void 0){let e=r.family,n=s;if(typeof e!="string")return Cr.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(e!=="Error")return Cr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(r.code!==void 0){let e=r.code,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)
return Cr.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return Cr.errors=[{instancePath:i+"/co\
de",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.message!==void 0){let e=r.message,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>2e3)return Cr.errors=[{instancePath:i+"/message",keyword:"maxLength"}],!1}else return Cr.errors=
[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.recoverable!==void 0){let e=s;
if(typeof r.recoverable!="boolean")return Cr.errors=[{instancePath:i+"/recoverable",keyword:"type"}],!1;var t=e===
s}else var t=!0}}}}}}else return Cr.errors=[{instancePath:i,keyword:"type"}],!1;return Cr.errors=o,s===0}function gi(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t=r.type;if(typeof t=="string")if(t==="LIFECYCLE_STARTED")Cs(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Cs.errors:o.concat(Cs.errors),s=o.length);else if(t===
"LIFECYCLE_STOPPED")si(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?si.errors:
o.concat(si.errors),s=o.length);else if(t==="LIFECYCLE_BROWSER")us(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?us.errors:o.concat(us.errors),s=o.length);else if(t==="RUN_STARTED")_r(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?_r.errors:o.concat(_r.errors),s=o.length);else if(t===
"RUN_FINISHED")be(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?be.errors:o.concat(
be.errors),s=o.length);else if(t==="RUN_FAILED")sr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?sr.errors:o.concat(sr.errors),s=o.length);else if(t==="RUN_FOUND")_e(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?_e.errors:o.concat(_e.errors),s=o.length);else if(t==="STOP_REQ\
UESTED")ii(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ii.errors:o.concat(ii.
errors),s=o.length);else if(t==="STOP_ACKNOWLEDGED")ys(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ys.errors:o.concat(ys.errors),s=o.length);else if(t==="STOPPED")Os(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Os.errors:o.concat(Os.errors),s=o.length);else if(t==="RUN_PAUS\
ED")Dr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Dr.errors:o.concat(Dr.errors),
s=o.length);else if(t==="RUN_RESUMED")ti(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?ti.errors:o.concat(ti.errors),s=o.length);else if(t==="USER_TAKEOVER_ON")_s(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?_s.errors:o.concat(_s.errors),s=o.length);else if(t==="USER_TAK\
EOVER_OFF")ni(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ni.errors:o.concat(
ni.errors),s=o.length);else if(t==="SESSION_CREATED")ps(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ps.errors:o.concat(ps.errors),s=o.length);else if(t==="SESSION_RESUMED")oi(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?oi.errors:o.concat(oi.errors),s=o.length);else if(t==="SESSION_\
SAVED")fi(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?fi.errors:o.concat(fi.
errors),s=o.length);else if(t==="SESSION_COMPACTED")xr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?xr.errors:o.concat(xr.errors),s=o.length);else if(t==="SESSION_CLOSED")li(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?li.errors:o.concat(li.errors),s=o.length);else if(t==="TASK_QUE\
UED")xs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?xs.errors:o.concat(xs.errors),
s=o.length);else if(t==="QUEUE_CHANGED")Ns(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?Ns.errors:o.concat(Ns.errors),s=o.length);else if(t==="TASK_STARTED")Ls(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ls.errors:o.concat(Ls.errors),s=o.length);else if(t==="TASK_STA\
TUS")As(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?As.errors:o.concat(As.errors),
s=o.length);else if(t==="TASK_PROGRESS")je(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?je.errors:o.concat(je.errors),s=o.length);else if(t==="TASK_PLANNED")Se(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);else if(t==="TASK_CAN\
CELLING")di(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?di.errors:o.concat(di.
errors),s=o.length);else if(t==="TASK_COMPLETED")xe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?xe.errors:o.concat(xe.errors),s=o.length);else if(t==="TASK_FAILED")ir(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ir.errors:o.concat(ir.errors),s=o.length);else if(t==="STEP_STA\
RTED")Ze(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ze.errors:o.concat(Ze.errors),
s=o.length);else if(t==="STEP_COMPLETED")yr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?yr.errors:o.concat(yr.errors),s=o.length);else if(t==="STEP_FAILED")$e(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?$e.errors:o.concat($e.errors),s=o.length);else if(t==="STEP_SKI\
PPED")Jr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Jr.errors:o.concat(Jr.errors),
s=o.length);else if(t==="NEEDS_APPROVAL")De(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?De.errors:o.concat(De.errors),s=o.length);else if(t==="APPROVAL_RESOLVED")tr(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?tr.errors:o.concat(tr.errors),s=o.length);else if(t==="QUESTION")
Ue(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ue.errors:o.concat(Ue.errors),
s=o.length);else if(t==="BROWSER_FRAME")Te(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?Te.errors:o.concat(Te.errors),s=o.length);else if(t==="ACTION")we(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?we.errors:o.concat(we.errors),s=o.length);else if(t==="EXTRACTION_RESULT")Rr(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Rr.errors:o.concat(Rr.errors),s=o.length);else if(t===
"ARTIFACT_SAVED")ai(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ai.errors:o.
concat(ai.errors),s=o.length);else if(t==="CHAT_MESSAGE")Yr(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Yr.errors:o.concat(Yr.errors),s=o.length);else if(t==="TASK_WORK_STARTED")pr(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?pr.errors:o.concat(pr.errors),s=o.length);else if(t===
"TASK_WORK_ASSIGNED")Re(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Re.errors:
o.concat(Re.errors),s=o.length);else if(t==="TASK_WORK_STOPPED")nr(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?nr.errors:o.concat(nr.errors),s=o.length);else if(t==="JOB_STARTED")mr(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?mr.errors:o.concat(mr.errors),s=o.length);else if(t===
"JOB_FINISHED")Ee(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ee.errors:o.concat(
Ee.errors),s=o.length);else if(t==="MODEL_SWITCHED")$s(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?$s.errors:o.concat($s.errors),s=o.length);else if(t==="MODEL_REQUESTED")de(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?de.errors:o.concat(de.errors),s=o.length);else if(t==="MODEL_TE\
XT_DELTA")Xr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Xr.errors:o.concat(
Xr.errors),s=o.length);else if(t==="MODEL_REASONING_DELTA")Ts(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Ts.errors:o.concat(Ts.errors),s=o.length);else if(t==="MODEL_REPLIED")Be(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Be.errors:o.concat(Be.errors),s=o.length);else if(t===
"TOOL_REQUESTED")Ir(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ir.errors:o.
concat(Ir.errors),s=o.length);else if(t==="TOOL_STREAMED")Nr(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Nr.errors:o.concat(Nr.errors),s=o.length);else if(t==="TOOL_COMPLETED")ge(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);else if(t===
"METRICS_TOKENS")Ce(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ce.errors:o.
concat(Ce.errors),s=o.length);else if(t==="METRICS_CONTEXT")or(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?or.errors:o.concat(or.errors),s=o.length);else if(t==="METRICS_PHASE")Es(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Es.errors:o.concat(Es.errors),s=o.length);else if(t===
"WARNING")es(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?es.errors:o.concat(
es.errors),s=o.length);else if(t==="ERROR")Cr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Cr.errors:o.concat(Cr.errors),s=o.length);else return gi.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return gi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return gi.errors=[{instancePath:i,
keyword:"type"}],!1;return gi.errors=o,s===0}function Ie(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.seq===void 0&&
(f="seq")||r.ts_unix_ms===void 0&&(f="ts_unix_ms")||r.session_id===void 0&&(f="session_id")||r.event===void 0&&
(f="event"))return Ie.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="seq"||
e==="ts_unix_ms"||e==="session_id"||e==="run_id"||e==="task_id"||e==="event")){return Ie.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.seq!==void 0){let e=r.seq,n=s;if(!(typeof e=="number"&&
!(e%1)&&!isNaN(e)&&isFinite(e)))return Ie.errors=[{instancePath:i+"/seq",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)&&(e<1||isNaN(e)))return Ie.errors=[{instancePath:i+"/seq",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(r.ts_unix_ms!==void 0){let e=r.ts_unix_ms,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(
e)&&isFinite(e)))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"type"}],!1;if(s===n&&typeof e=="numb\
er"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"max\
imum"}],!1;if(e<0||isNaN(e))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(r.session_id!==void 0){let e=r.session_id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ie.
errors=[{instancePath:i+"/session_id",keyword:"maxLength"}],!1;if(u(e)<1)return Ie.errors=[{instancePath:i+"/s\
ession_id",keyword:"minLength"}],!1;if(!k.test(e))return Ie.errors=[{instancePath:i+"/session_id",keyword:"pat\
tern"}],!1}else return Ie.errors=[{instancePath:i+"/session_id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.run_id!==void 0){let e=r.run_id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ie.errors=[{
instancePath:i+"/run_id",keyword:"maxLength"}],!1;if(u(e)<1)return Ie.errors=[{instancePath:i+"/run_id",keyword:"\
minLength"}],!1;if(!k.test(e))return Ie.errors=[{instancePath:i+"/run_id",keyword:"pattern"}],!1}else return Ie.
errors=[{instancePath:i+"/run_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.task_id!==void 0){let e=r.
task_id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ie.errors=[{instancePath:i+"/task_id",keyword:"\
maxLength"}],!1;if(u(e)<1)return Ie.errors=[{instancePath:i+"/task_id",keyword:"minLength"}],!1;if(!k.test(e))
return Ie.errors=[{instancePath:i+"/task_id",keyword:"pattern"}],!1}else return Ie.errors=[{instancePath:i+"/t\
ask_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.event!==void 0){let e=s;gi(r.event,{instancePath:i+
"/event",parentData:r,parentDataProperty:"event",rootData:a})||(o=o===null?gi.errors:o.concat(gi.errors),s=o.length);
var t=e===s}else var t=!0}}}}}}}else return Ie.errors=[{instancePath:i,keyword:"type"}],!1;return Ie.errors=o,
s===0}function vi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.events===void 0&&(d="ev\
ents"))return vi.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n===
"events")){return vi.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){
let n=r.type,l=s;if(typeof n!="string")return vi.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="e\
vents")return vi.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t)if(r.events!==
void 0){let n=r.events,l=s;if(s===l)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=s;
Ie(n[m],{instancePath:i+"/events/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Ie.errors:o.concat(
Ie.errors),s=o.length);var f=v===s;if(!f)break}}else return vi.errors=[{instancePath:i+"/events",keyword:"type"}],
!1;var t=l===s}else var t=!0}}}else return vi.errors=[{instancePath:i,keyword:"type"}],!1;return vi.errors=o,s===
0}function Ne(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.ok===void 0&&(f="ok")||r.sessionId===void 0&&(f="sessionId"))
return Ne.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="ok"||e==="sessionI\
d"||e==="taskId"||e==="runId")){return Ne.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.ok!==void 0){let e=r.ok,n=s;if(typeof e!="boolean")return Ne.errors=[{instancePath:i+"/ok",keyword:"ty\
pe"}],!1;if(e!==!0)return Ne.errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ne.errors=[{
instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Ne.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(e))return Ne.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Ne.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.taskId!==
void 0){let e=r.taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ne.errors=[{instancePath:i+"/tas\
kId",keyword:"maxLength"}],!1;if(u(e)<1)return Ne.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.
test(e))return Ne.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Ne.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.runId!==void 0){let e=r.runId,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>128)return Ne.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(e)<1)return Ne.
errors=[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!k.test(e))return Ne.errors=[{instancePath:i+"/ru\
nId",keyword:"pattern"}],!1}else return Ne.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}else return Ne.errors=[{instancePath:i,keyword:"type"}],!1;return Ne.errors=o,s===0}function is(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.ok===void 0&&(f="ok")||r.error===void 0&&(f="error")||r.code===
void 0&&(f="code"))return is.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"ok"||e==="error"||e==="code")){return is.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.ok!==void 0){let e=r.ok,n=s;if(typeof e!="boolean")return is.errors=[{instancePath:i+"/ok",keyword:"ty\
pe"}],!1;if(e!==!1)return is.errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.error!==void 0){let e=s;if(typeof r.error!="string")return is.errors=[{instancePath:i+"/error",keyword:"t\
ype"}],!1;var t=e===s}else var t=!0;if(t)if(r.code!==void 0){let e=r.code,n=s;if(typeof e!="string")return is.
errors=[{instancePath:i+"/code",keyword:"type"}],!1;if(!(e==="task_active"||e==="no_task"||e==="wrong_task"||e===
"unknown"||e==="expired"||e==="bad_argument"||e==="shutting_down"))return is.errors=[{instancePath:i+"/code",keyword:"\
enum"}],!1;var t=n===s}else var t=!0}}}}else return is.errors=[{instancePath:i,keyword:"type"}],!1;return is.errors=
o,s===0}function Ci(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0,t=s,
f=!1,d=null,e=s;Ne(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ne.errors:o.concat(
Ne.errors),s=o.length);var l=e===s;l&&(f=!0,d=0);let n=s;is(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?is.errors:o.concat(is.errors),s=o.length);var l=n===s;if(l&&f?(f=!1,d=[d,1]):l&&(f=!0,
d=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.
push(c),s++,Ci.errors=o,!1}return Ci.errors=o,s===0}function qs(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.requestId===void 0&&(f="requestId")||r.reply===void 0&&(f="reply"))return qs.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="requestId"||e==="reply")){return qs.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!=
"string")return qs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="reply")return qs.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.requestId!==void 0){let e=r.requestId,n=s;if(s===
n)if(typeof e=="string"){if(u(e)>128)return qs.errors=[{instancePath:i+"/requestId",keyword:"maxLength"}],!1;if(u(
e)<1)return qs.errors=[{instancePath:i+"/requestId",keyword:"minLength"}],!1;if(!k.test(e))return qs.errors=[{
instancePath:i+"/requestId",keyword:"pattern"}],!1}else return qs.errors=[{instancePath:i+"/requestId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.reply!==void 0){let e=s;Ci(r.reply,{instancePath:i+"/reply",parentData:r,
parentDataProperty:"reply",rootData:a})||(o=o===null?Ci.errors:o.concat(Ci.errors),s=o.length);var t=e===s}else
var t=!0}}}}else return qs.errors=[{instancePath:i,keyword:"type"}],!1;return qs.errors=o,s===0}function Lr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.sessionId===void 0&&(f="sessionId")||r.title===void 0&&(f="t\
itle")||r.kind===void 0&&(f="kind")||r.text===void 0&&(f="text"))return Lr.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let d=s;for(let e in r)if(!(e==="sessionId"||e==="title"||e==="kind"||e==="text")){return Lr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.sessionId!==void 0){let e=r.sessionId,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Lr.errors=[{instancePath:i+"/sessionId",keyword:"maxLen\
gth"}],!1;if(u(e)<1)return Lr.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))return Lr.
errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Lr.errors=[{instancePath:i+"/sessionId",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.title!==void 0){let e=r.title,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>300)return Lr.errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return Lr.errors=
[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.kind!==void 0){let e=r.kind,
n=s;if(typeof e!="string")return Lr.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(e==="approval"||e===
"question"||e==="takeover"))return Lr.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;
if(t)if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>300)return Lr.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Lr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}else return Lr.errors=[{instancePath:i,keyword:"type"}],!1;return Lr.errors=o,s===0}function fr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.sessionId===void 0&&(f="sessionId")||r.title===void 0&&(f="t\
itle")||r.state===void 0&&(f="state")||r.text===void 0&&(f="text")||r.startedMs===void 0&&(f="startedMs"))return fr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="sessionId"||e==="title"||e===
"state"||e==="text"||e==="startedMs")){return fr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return fr.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return fr.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!k.test(e))return fr.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return fr.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.title!==void 0){let e=r.title,n=s;if(s===n)if(typeof e=="string"){if(u(e)>300)return fr.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return fr.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.state!==void 0){let e=r.state,n=s;if(typeof e!="string")return fr.errors=[{instancePath:i+
"/state",keyword:"type"}],!1;if(!(e==="running"||e==="paused"||e==="stopping"))return fr.errors=[{instancePath:i+
"/state",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>300)return fr.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return fr.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.startedMs!==void 0){let e=r.startedMs,
n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return fr.errors=[{instancePath:i+"/startedMs",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)&&(e<0||isNaN(e)))return fr.errors=[{instancePath:i+"/star\
tedMs",keyword:"minimum"}],!1;var t=n===s}else var t=!0}}}}}}else return fr.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return fr.errors=o,s===0}function yi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){
let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let e;if(r.type===void 0&&(e="type")||r.waiting===
void 0&&(e="waiting")||r.working===void 0&&(e="working"))return yi.errors=[{instancePath:i,keyword:"required"}],
!1;{let n=s;for(let l in r)if(!(l==="type"||l==="waiting"||l==="working")){return yi.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(n===s){if(r.type!==void 0){let l=r.type,c=s;if(typeof l!="string")return yi.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(l!=="waiting")return yi.errors=[{instancePath:i+"/type",
keyword:"const"}],!1;var t=c===s}else var t=!0;if(t){if(r.waiting!==void 0){let l=r.waiting,c=s;if(s===c)if(Array.
isArray(l)){var f=!0;let m=l.length;for(let v=0;v<m;v++){let g=s;Lr(l[v],{instancePath:i+"/waiting/"+v,parentData:l,
parentDataProperty:v,rootData:a})||(o=o===null?Lr.errors:o.concat(Lr.errors),s=o.length);var f=g===s;if(!f)break}}else
return yi.errors=[{instancePath:i+"/waiting",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(r.working!==
void 0){let l=r.working,c=s;if(s===c)if(Array.isArray(l)){var d=!0;let m=l.length;for(let v=0;v<m;v++){let g=s;
fr(l[v],{instancePath:i+"/working/"+v,parentData:l,parentDataProperty:v,rootData:a})||(o=o===null?fr.errors:o.
concat(fr.errors),s=o.length);var d=g===s;if(!d)break}}else return yi.errors=[{instancePath:i+"/working",keyword:"\
type"}],!1;var t=c===s}else var t=!0}}}}else return yi.errors=[{instancePath:i,keyword:"type"}],!1;return yi.errors=
o,s===0}function rs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.error===void 0&&(f="error"))return rs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="requestId"||e===
"error")){return rs.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return rs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="p\
roblem")return rs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.requestId!==
void 0){let e=r.requestId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return rs.errors=[{instancePath:i+"/\
requestId",keyword:"maxLength"}],!1;if(u(e)<1)return rs.errors=[{instancePath:i+"/requestId",keyword:"minLengt\
h"}],!1;if(!k.test(e))return rs.errors=[{instancePath:i+"/requestId",keyword:"pattern"}],!1}else return rs.errors=
[{instancePath:i+"/requestId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.error!==void 0){let e=r.
error,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e3)return rs.errors=[{instancePath:i+"/error",keyword:"maxL\
ength"}],!1}else return rs.errors=[{instancePath:i+"/error",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else
return rs.errors=[{instancePath:i,keyword:"type"}],!1;return rs.errors=o,s===0}function Fi(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let t=r.type;if(typeof t=="string")if(t==="events")vi(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?vi.errors:o.concat(vi.errors),s=o.length);else if(t==="reply")qs(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?qs.errors:o.concat(qs.errors),s=o.length);else if(t==="waiting")
yi(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?yi.errors:o.concat(yi.errors),
s=o.length);else if(t==="problem")rs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?rs.errors:o.concat(rs.errors),s=o.length);else return Fi.errors=[{instancePath:i,keyword:"discriminator"}],
!1;else return Fi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Fi.errors=[{instancePath:i,
keyword:"type"}],!1;return Fi.errors=o,s===0}var Rt=Mi;function Ar(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.after===void 0&&(f="after"))return Ar.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="sessionId"||e===
"after"||e==="frames")){return Ar.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){
if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Ar.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(e!=="subscribe")return Ar.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ar.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Ar.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(e))return Ar.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Ar.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.after!==
void 0){let e=r.after,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ar.errors=[{instancePath:i+
"/after",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Ar.errors=
[{instancePath:i+"/after",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Ar.errors=[{instancePath:i+"/after",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.frames!==void 0){let e=s;if(typeof r.frames!="boolean")return Ar.
errors=[{instancePath:i+"/frames",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}else return Ar.errors=[{instancePath:i,
keyword:"type"}],!1;return Ar.errors=o,s===0}function ce(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.text===void 0&&(d="text"))return ce.
errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n==="type"||n==="text"||n==="tabI\
d"||n==="url"||n==="workingDirectory"||n==="allow"||n==="attended")){return ce.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;if(typeof n!="string")return ce.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="SubmitPrompt")return ce.errors=[{instancePath:i+"/\
type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.text!==void 0){let n=r.text,l=s;if(s===l)if(typeof n==
"string"){if(u(n)>2e4)return ce.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1;if(u(n)<1)return ce.errors=
[{instancePath:i+"/text",keyword:"minLength"}],!1}else return ce.errors=[{instancePath:i+"/text",keyword:"type"}],
!1;var t=l===s}else var t=!0;if(t){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return ce.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return ce.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<
1||isNaN(n))return ce.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){
if(r.url!==void 0){let n=r.url,l=s;if(s===l)if(typeof n=="string"){if(u(n)>8192)return ce.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return ce.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=l===s}else
var t=!0;if(t){if(r.workingDirectory!==void 0){let n=r.workingDirectory,l=s;if(s===l)if(typeof n=="string"){if(u(
n)>4096)return ce.errors=[{instancePath:i+"/workingDirectory",keyword:"maxLength"}],!1}else return ce.errors=[
{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.allow!==void 0){let n=r.
allow,l=s;if(s===l)if(Array.isArray(n)){if(n.length>50)return ce.errors=[{instancePath:i+"/allow",keyword:"max\
Items"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(u(
v)>512)return ce.errors=[{instancePath:i+"/allow/"+m,keyword:"maxLength"}],!1}else return ce.errors=[{instancePath:i+
"/allow/"+m,keyword:"type"}],!1;var f=g===s;if(!f)break}}}else return ce.errors=[{instancePath:i+"/allow",keyword:"\
type"}],!1;var t=l===s}else var t=!0;if(t)if(r.attended!==void 0){let n=s;if(typeof r.attended!="boolean")return ce.
errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else return ce.errors=
[{instancePath:i,keyword:"type"}],!1;return ce.errors=o,s===0}function cr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.approvalId===void 0&&(f="approv\
alId")||r.decision===void 0&&(f="decision"))return cr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let e in r)if(!(e==="type"||e==="approvalId"||e==="decision")){return cr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return cr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="Approve")return cr.errors=[{instancePath:i+"/type",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.approvalId!==void 0){let e=r.approvalId,n=s;if(s===n)
if(typeof e=="string"){if(u(e)>128)return cr.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],!1;if(u(
e)<1)return cr.errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!k.test(e))return cr.errors=[
{instancePath:i+"/approvalId",keyword:"pattern"}],!1}else return cr.errors=[{instancePath:i+"/approvalId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.decision!==void 0){let e=r.decision,n=s;if(typeof e!="string")return cr.
errors=[{instancePath:i+"/decision",keyword:"type"}],!1;if(!(e==="allow"||e==="always"||e==="deny"))return cr.
errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}else return cr.errors=[{instancePath:i,
keyword:"type"}],!1;return cr.errors=o,s===0}function dr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.questionId===void 0&&(f="questi\
onId")||r.text===void 0&&(f="text"))return dr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="questionId"||e==="text")){return dr.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return dr.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(e!=="Answer")return dr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(r.questionId!==void 0){let e=r.questionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>
128)return dr.errors=[{instancePath:i+"/questionId",keyword:"maxLength"}],!1;if(u(e)<1)return dr.errors=[{instancePath:i+
"/questionId",keyword:"minLength"}],!1;if(!k.test(e))return dr.errors=[{instancePath:i+"/questionId",keyword:"\
pattern"}],!1}else return dr.errors=[{instancePath:i+"/questionId",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t)if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e4)return dr.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1;if(u(e)<1)return dr.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else
return dr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return dr.errors=
[{instancePath:i,keyword:"type"}],!1;return dr.errors=o,s===0}function Zr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.taskId===void 0&&(f="taskId"))return Zr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="taskId")){return Zr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Zr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="CancelTask")return Zr.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.taskId!==void 0){let e=r.
taskId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Zr.errors=[{instancePath:i+"/taskId",keyword:"ma\
xLength"}],!1;if(u(e)<1)return Zr.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return Zr.
errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Zr.errors=[{instancePath:i+"/taskId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return Zr.errors=[{instancePath:i,keyword:"type"}],!1;return Zr.errors=
o,s===0}function zs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return zs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return zs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return zs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Stop")return zs.errors=[{instancePath:i+"/type",keyword:"co\
nst"}],!1}}}else return zs.errors=[{instancePath:i,keyword:"type"}],!1;return zs.errors=o,s===0}function Zs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Zs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Zs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Zs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Pause")return Zs.errors=[{instancePath:i+"/type",keyword:"c\
onst"}],!1}}}else return Zs.errors=[{instancePath:i,keyword:"type"}],!1;return Zs.errors=o,s===0}function Us(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Us.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Us.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Us.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Resume")return Us.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Us.errors=[{instancePath:i,keyword:"type"}],!1;return Us.errors=o,s===0}function Ws(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Ws.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Ws.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Ws.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Skip")return Ws.errors=[{instancePath:i+"/type",keyword:"co\
nst"}],!1}}}else return Ws.errors=[{instancePath:i,keyword:"type"}],!1;return Ws.errors=o,s===0}function ts(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.text===void 0&&(f="text"))return ts.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="text")){return ts.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return ts.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="SwitchTask")return ts.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.text!==void 0){let e=r.
text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e4)return ts.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1;if(u(e)<1)return ts.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else return ts.errors=[
{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return ts.errors=[{instancePath:i,
keyword:"type"}],!1;return ts.errors=o,s===0}function Ve(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.text===void 0&&(f="text"))return Ve.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="text"||e==="tabI\
d"||e==="url"||e==="first")){return Ve.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return Ve.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(e!=="Enqueue")return Ve.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.text!==void 0){let e=r.text,n=s;if(s===n)if(typeof e=="string"){if(u(e)>2e4)return Ve.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1;if(u(e)<1)return Ve.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else
return Ve.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.tabId!==void 0){
let e=r.tabId,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Ve.errors=[{instancePath:i+"\
/tabId",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return Ve.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(e<1||isNaN(e))return Ve.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.url!==void 0){let e=r.url,n=s;if(s===n)if(typeof e=="string"){
if(u(e)>8192)return Ve.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Ve.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.first!==void 0){let e=s;if(typeof r.first!="boo\
lean")return Ve.errors=[{instancePath:i+"/first",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}}else return Ve.
errors=[{instancePath:i,keyword:"type"}],!1;return Ve.errors=o,s===0}function Gs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Gs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Gs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Gs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="ClearQueue")return Gs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Gs.errors=[{instancePath:i,keyword:"type"}],!1;return Gs.errors=o,s===0}function Ur(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.taskId===void 0&&(f="taskId"))return Ur.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="taskId")){return Ur.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Ur.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="Retry")return Ur.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.taskId!==void 0){let e=r.taskId,
n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Ur.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],
!1;if(u(e)<1)return Ur.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(e))return Ur.errors=
[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Ur.errors=[{instancePath:i+"/taskId",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0}}}else return Ur.errors=[{instancePath:i,keyword:"type"}],!1;return Ur.errors=
o,s===0}function Ms(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.on===void 0&&(f="on"))return Ms.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="on")){return Ms.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;
if(typeof e!="string")return Ms.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="Takeover")return Ms.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.on!==void 0){let e=s;
if(typeof r.on!="boolean")return Ms.errors=[{instancePath:i+"/on",keyword:"type"}],!1;var t=e===s}else var t=!0}}}else
return Ms.errors=[{instancePath:i,keyword:"type"}],!1;return Ms.errors=o,s===0}function Er(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.policy===void 0&&(f="policy"))return Er.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="policy"||e==="un\
tilMs")){return Er.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return Er.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="S\
etApprovalPolicy")return Er.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(r.policy!==void 0){let e=r.policy,n=s;if(typeof e!="string")return Er.errors=[{instancePath:i+"/policy",keyword:"\
type"}],!1;if(!(e==="ask"||e==="all"||e==="none"||e==="until"))return Er.errors=[{instancePath:i+"/policy",keyword:"\
enum"}],!1;var t=n===s}else var t=!0;if(t)if(r.untilMs!==void 0){let e=r.untilMs,n=s;if(!(typeof e=="number"&&
!(e%1)&&!isNaN(e)&&isFinite(e)))return Er.errors=[{instancePath:i+"/untilMs",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return Er.errors=[{instancePath:i+"/untilMs",keyword:"m\
aximum"}],!1;if(e<0||isNaN(e))return Er.errors=[{instancePath:i+"/untilMs",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}else return Er.errors=[{instancePath:i,keyword:"type"}],!1;return Er.errors=o,s===0}function ns(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.profile===void 0&&(f="profile"))
return ns.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="profil\
e")){return ns.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return ns.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="S\
witchModel")return ns.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.
profile!==void 0){let e=r.profile,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return ns.errors=[{instancePath:i+
"/profile",keyword:"maxLength"}],!1;if(u(e)<1)return ns.errors=[{instancePath:i+"/profile",keyword:"minLength"}],
!1}else return ns.errors=[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return ns.
errors=[{instancePath:i,keyword:"type"}],!1;return ns.errors=o,s===0}function Ks(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Ks.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Ks.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Ks.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="SessionNew")return Ks.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Ks.errors=[{instancePath:i,keyword:"type"}],!1;return Ks.errors=o,s===0}function Wr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.sessionId===void 0&&(f="session\
Id"))return Wr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="s\
essionId")){return Wr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==
void 0){let e=r.type,n=s;if(typeof e!="string")return Wr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!==
"SessionResume")return Wr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(r.sessionId!==void 0){let e=r.sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Wr.errors=[{
instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(e)<1)return Wr.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(e))return Wr.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Wr.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Wr.
errors=[{instancePath:i,keyword:"type"}],!1;return Wr.errors=o,s===0}function Vs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Vs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Vs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Vs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="SessionResumeLast")return Vs.errors=[{instancePath:i+"/type",
keyword:"const"}],!1}}}else return Vs.errors=[{instancePath:i,keyword:"type"}],!1;return Vs.errors=o,s===0}function Hs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Hs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Hs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Hs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="SessionCompact")return Hs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Hs.errors=[{instancePath:i,keyword:"type"}],!1;return Hs.errors=o,s===0}function ar(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.runId===void 0&&(f="runId")||r.
decision===void 0&&(f="decision"))return ar.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="type"||e==="runId"||e==="decision"||e==="attended")){return ar.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ar.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="RecoverRun")return ar.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(r.runId!==void 0){let e=r.runId,n=s;if(s===n)if(typeof e=="stri\
ng"){if(u(e)>128)return ar.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(e)<1)return ar.errors=
[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!k.test(e))return ar.errors=[{instancePath:i+"/runId",keyword:"\
pattern"}],!1}else return ar.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(r.decision!==void 0){let e=r.decision,n=s;if(typeof e!="string")return ar.errors=[{instancePath:i+"/decisio\
n",keyword:"type"}],!1;if(!(e==="resume"||e==="discard"))return ar.errors=[{instancePath:i+"/decision",keyword:"\
enum"}],!1;var t=n===s}else var t=!0;if(t)if(r.attended!==void 0){let e=s;if(typeof r.attended!="boolean")return ar.
errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}else return ar.errors=[{
instancePath:i,keyword:"type"}],!1;return ar.errors=o,s===0}function vr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.origin===void 0&&(f="origin"))return vr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="origin"||e==="un\
tilMs"||e==="remove")){return vr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.
type!==void 0){let e=r.type,n=s;if(typeof e!="string")return vr.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(e!=="GrantOrigin")return vr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(r.origin!==void 0){let e=r.origin,n=s;if(s===n)if(typeof e=="string"){if(u(e)>512)return vr.errors=[{
instancePath:i+"/origin",keyword:"maxLength"}],!1}else return vr.errors=[{instancePath:i+"/origin",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t){if(r.untilMs!==void 0){let e=r.untilMs,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return vr.errors=[{instancePath:i+"/untilMs",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return vr.errors=[{instancePath:i+"/untilMs",keyword:"m\
aximum"}],!1;if(e<0||isNaN(e))return vr.errors=[{instancePath:i+"/untilMs",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(r.remove!==void 0){let e=s;if(typeof r.remove!="boolean")return vr.errors=[{instancePath:i+"/\
remove",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}else return vr.errors=[{instancePath:i,keyword:"type"}],
!1;return vr.errors=o,s===0}function Gr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.grantId===void 0&&(f="grantId"))
return Gr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="grantI\
d")){return Gr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return Gr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="W\
ithdrawGrant")return Gr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(r.
grantId!==void 0){let e=r.grantId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return Gr.errors=[{instancePath:i+
"/grantId",keyword:"maxLength"}],!1;if(u(e)<1)return Gr.errors=[{instancePath:i+"/grantId",keyword:"minLength"}],
!1;if(!k.test(e))return Gr.errors=[{instancePath:i+"/grantId",keyword:"pattern"}],!1}else return Gr.errors=[{instancePath:i+
"/grantId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Gr.errors=[{instancePath:i,keyword:"typ\
e"}],!1;return Gr.errors=o,s===0}function Le(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.type===void 0&&(d="type")||r.name===void 0&&(d="name")||r.params===
void 0&&(d="params"))return Le.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!(n===
"type"||n==="name"||n==="params"||n==="tabId"||n==="url"||n==="workingDirectory"||n==="attended")){return Le.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.type!==void 0){let n=r.type,l=s;if(typeof n!=
"string")return Le.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="RunWorkflow")return Le.errors=[
{instancePath:i+"/type",keyword:"const"}],!1;var t=l===s}else var t=!0;if(t){if(r.name!==void 0){let n=r.name,
l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return Le.errors=[{instancePath:i+"/name",keyword:"maxLength"}],
!1;if(u(n)<1)return Le.errors=[{instancePath:i+"/name",keyword:"minLength"}],!1}else return Le.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.params!==void 0){let n=r.params,l=s;if(s===l)
if(n&&typeof n=="object"&&!Array.isArray(n))for(let w in n){let m=s;he(n[w],{instancePath:i+"/params/"+w.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:w,rootData:a})||(o=o===null?he.errors:o.concat(
he.errors),s=o.length);var f=m===s;if(!f)break}else return Le.errors=[{instancePath:i+"/params",keyword:"type"}],
!1;var t=l===s}else var t=!0;if(t){if(r.tabId!==void 0){let n=r.tabId,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Le.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===l&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return Le.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<
1||isNaN(n))return Le.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=l===s}else var t=!0;if(t){
if(r.url!==void 0){let n=r.url,l=s;if(s===l)if(typeof n=="string"){if(u(n)>8192)return Le.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return Le.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=l===s}else
var t=!0;if(t){if(r.workingDirectory!==void 0){let n=r.workingDirectory,l=s;if(s===l)if(typeof n=="string"){if(u(
n)>4096)return Le.errors=[{instancePath:i+"/workingDirectory",keyword:"maxLength"}],!1}else return Le.errors=[
{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t)if(r.attended!==void 0){
let n=s;if(typeof r.attended!="boolean")return Le.errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}}}else return Le.errors=[{instancePath:i,keyword:"type"}],!1;return Le.errors=o,s===0}function Xe(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&(f="type")||r.name===void 0&&(f="name")||r.userInput===
void 0&&(f="userInput"))return Xe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e===
"type"||e==="name"||e==="userInput"||e==="workingDirectory"||e==="attended")){return Xe.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")
return Xe.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="RunJob")return Xe.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.name!==void 0){let e=r.name,n=s;if(s===n)if(typeof e==
"string"){if(u(e)>80)return Xe.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(e)<1)return Xe.errors=
[{instancePath:i+"/name",keyword:"minLength"}],!1}else return Xe.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(r.userInput!==void 0){let e=r.userInput,n=s;if(s===n)if(typeof e=="strin\
g"){if(u(e)>2e4)return Xe.errors=[{instancePath:i+"/userInput",keyword:"maxLength"}],!1}else return Xe.errors=
[{instancePath:i+"/userInput",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.workingDirectory!==void 0){
let e=r.workingDirectory,n=s;if(s===n)if(typeof e=="string"){if(u(e)>4096)return Xe.errors=[{instancePath:i+"/\
workingDirectory",keyword:"maxLength"}],!1}else return Xe.errors=[{instancePath:i+"/workingDirectory",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(r.attended!==void 0){let e=s;if(typeof r.attended!="boolean")return Xe.
errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=e===s}else var t=!0}}}}}}else return Xe.errors=[
{instancePath:i,keyword:"type"}],!1;return Xe.errors=o,s===0}function Qs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return Qs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return Qs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return Qs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Shutdown")return Qs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Qs.errors=[{instancePath:i,keyword:"type"}],!1;return Qs.errors=o,s===0}function Ni(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t=r.type;if(typeof t=="string")if(t==="SubmitPrompt")ce(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ce.errors:o.concat(ce.errors),s=o.length);else if(t==="Approve")
cr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?cr.errors:o.concat(cr.errors),
s=o.length);else if(t==="Answer")dr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
dr.errors:o.concat(dr.errors),s=o.length);else if(t==="CancelTask")Zr(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Zr.errors:o.concat(Zr.errors),s=o.length);else if(t==="Stop")zs(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?zs.errors:o.concat(zs.errors),s=o.length);else if(t==="Pause")Zs(
r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Zs.errors:o.concat(Zs.errors),s=
o.length);else if(t==="Resume")Us(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
Us.errors:o.concat(Us.errors),s=o.length);else if(t==="Skip")Ws(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Ws.errors:o.concat(Ws.errors),s=o.length);else if(t==="SwitchTask")ts(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ts.errors:o.concat(ts.errors),s=o.length);else if(t===
"Enqueue")Ve(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ve.errors:o.concat(
Ve.errors),s=o.length);else if(t==="ClearQueue")Gs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Gs.errors:o.concat(Gs.errors),s=o.length);else if(t==="Retry")Ur(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Ur.errors:o.concat(Ur.errors),s=o.length);else if(t==="Takeover")Ms(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ms.errors:o.concat(Ms.errors),s=o.length);else if(t===
"SetApprovalPolicy")Er(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Er.errors:
o.concat(Er.errors),s=o.length);else if(t==="SwitchModel")ns(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ns.errors:o.concat(ns.errors),s=o.length);else if(t==="SessionNew")Ks(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ks.errors:o.concat(Ks.errors),s=o.length);else if(t===
"SessionResume")Wr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Wr.errors:o.concat(
Wr.errors),s=o.length);else if(t==="SessionResumeLast")Vs(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Vs.errors:o.concat(Vs.errors),s=o.length);else if(t==="SessionCompact")Hs(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Hs.errors:o.concat(Hs.errors),s=o.length);else if(t===
"RecoverRun")ar(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ar.errors:o.concat(
ar.errors),s=o.length);else if(t==="GrantOrigin")vr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?vr.errors:o.concat(vr.errors),s=o.length);else if(t==="WithdrawGrant")Gr(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Gr.errors:o.concat(Gr.errors),s=o.length);else if(t==="RunWorkf\
low")Le(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Le.errors:o.concat(Le.errors),
s=o.length);else if(t==="RunJob")Xe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
Xe.errors:o.concat(Xe.errors),s=o.length);else if(t==="Shutdown")Qs(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Qs.errors:o.concat(Qs.errors),s=o.length);else return Ni.errors=[{instancePath:i,keyword:"\
discriminator"}],!1;else return Ni.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Ni.errors=
[{instancePath:i,keyword:"type"}],!1;return Ni.errors=o,s===0}function $r(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.type===void 0&&
(f="type")||r.requestId===void 0&&(f="requestId")||r.command===void 0&&(f="command"))return $r.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="type"||e==="requestId"||e==="sessionId"||e==="comman\
d")){return $r.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.type!==void 0){
let e=r.type,n=s;if(typeof e!="string")return $r.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(e!=="c\
ommand")return $r.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(r.requestId!==
void 0){let e=r.requestId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return $r.errors=[{instancePath:i+"/\
requestId",keyword:"maxLength"}],!1;if(u(e)<1)return $r.errors=[{instancePath:i+"/requestId",keyword:"minLengt\
h"}],!1;if(!k.test(e))return $r.errors=[{instancePath:i+"/requestId",keyword:"pattern"}],!1}else return $r.errors=
[{instancePath:i+"/requestId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.sessionId!==void 0){let e=r.
sessionId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return $r.errors=[{instancePath:i+"/sessionId",keyword:"\
maxLength"}],!1;if(u(e)<1)return $r.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(e))
return $r.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return $r.errors=[{instancePath:i+"\
/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.command!==void 0){let e=s;Ni(r.command,{instancePath:i+
"/command",parentData:r,parentDataProperty:"command",rootData:a})||(o=o===null?Ni.errors:o.concat(Ni.errors),s=
o.length);var t=e===s}else var t=!0}}}}}else return $r.errors=[{instancePath:i,keyword:"type"}],!1;return $r.errors=
o,s===0}function wi(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let t;if(r.type===void 0&&(t="type"))return wi.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in r)if(d!=="type"){return wi.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&r.type!==void 0){let d=r.type;if(typeof d!="string")return wi.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="watch")return wi.errors=[{instancePath:i+"/type",keyword:"c\
onst"}],!1}}}else return wi.errors=[{instancePath:i,keyword:"type"}],!1;return wi.errors=o,s===0}function Mi(r,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let t=r.type;if(typeof t=="string")if(t==="subscribe")Ar(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ar.errors:o.concat(Ar.errors),s=o.length);else if(t==="command")
$r(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?$r.errors:o.concat($r.errors),
s=o.length);else if(t==="watch")wi(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
wi.errors:o.concat(wi.errors),s=o.length);else return Mi.errors=[{instancePath:i,keyword:"discriminator"}],!1;else
return Mi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Mi.errors=[{instancePath:i,keyword:"\
type"}],!1;return Mi.errors=o,s===0}var Ct=ji;function ji(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t=r.name;if(typeof t==
"string")if(t==="getMiniPCD")S(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?S.
errors:o.concat(S.errors),s=o.length);else if(t==="pcd.query")D(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?D.errors:o.concat(D.errors),s=o.length);else if(t==="getDetails")R(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?R.errors:o.concat(R.errors),s=o.length);else if(t===
"tabs.list")C(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?C.errors:o.concat(
C.errors),s=o.length);else if(t==="dom.read")O(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?O.errors:o.concat(O.errors),s=o.length);else if(t==="capture.candidates")P(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?P.errors:o.concat(P.errors),s=o.length);else if(t==="capture.fr\
ame")z(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?z.errors:o.concat(z.errors),
s=o.length);else if(t==="dom.extract")Z(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?Z.errors:o.concat(Z.errors),s=o.length);else if(t==="dom.waitFor")U(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?U.errors:o.concat(U.errors),s=o.length);else if(t==="dom.scroll")W(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?W.errors:o.concat(W.errors),s=o.length);else if(t===
"dom.hover")G(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?G.errors:o.concat(
G.errors),s=o.length);else if(t==="dom.select")K(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?K.errors:o.concat(K.errors),s=o.length);else if(t==="dom.check")V(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?V.errors:o.concat(V.errors),s=o.length);else if(t==="dom.type")H(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?H.errors:o.concat(H.errors),s=o.length);else if(t==="dom.click")
Q(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Q.errors:o.concat(Q.errors),s=
o.length);else if(t==="dom.submit")J(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?J.errors:o.concat(J.errors),s=o.length);else if(t==="dom.press")B(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?B.errors:o.concat(B.errors),s=o.length);else if(t==="dom.drag")Y(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Y.errors:o.concat(Y.errors),s=o.length);else if(t==="dom.upload")
X(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?X.errors:o.concat(X.errors),s=
o.length);else if(t==="tabs.open")ee(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?ee.errors:o.concat(ee.errors),s=o.length);else if(t==="tabs.switch")re(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?re.errors:o.concat(re.errors),s=o.length);else if(t==="tabs.close")se(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?se.errors:o.concat(se.errors),s=o.length);else if(t===
"tabs.navigate")ie(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ie.errors:o.concat(
ie.errors),s=o.length);else if(t==="tabs.back")te(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?te.errors:o.concat(te.errors),s=o.length);else if(t==="explore.expand")ne(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ne.errors:o.concat(ne.errors),s=o.length);else if(t==="explore.\
adopt")oe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?oe.errors:o.concat(oe.
errors),s=o.length);else if(t==="explore.close")fe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?fe.errors:o.concat(fe.errors),s=o.length);else return ji.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return ji.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return ji.errors=[{instancePath:i,
keyword:"type"}],!1;return ji.errors=o,s===0}var Ot=zi;function zi(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0,t=s,f=!1,d=null,e=s;Ps(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ps.errors:o.concat(Ps.errors),s=o.length);var l=e===s;l&&(f=!0,d=0);let n=s;zr(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?zr.errors:o.concat(zr.errors),s=o.length);var l=n===s;if(l&&f?(f=
!1,d=[d,1]):l&&(f=!0,d=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===
null?o=[c]:o.push(c),s++,zi.errors=o,!1}return zi.errors=o,s===0}var Pt=M,$t={additionalProperties:!1,description:"\
The summary. `ts` is the version (ms), greater with each material change; `document_id` binds it to one docume\
nt.",properties:{url:{maxLength:8192,type:"string"},origin:{maxLength:512,type:"string"},title:{maxLength:200,
type:"string"},loginState:{$ref:"#/$defs/LoginState"},httpError:{$ref:"#/$defs/HttpError"},ts:{maximum:9007199254740991,
minimum:0,type:"integer"},documentId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},language:{
maxLength:35,type:"string"},landmarks:{items:{$ref:"#/$defs/Landmark"},type:"array"},headings:{items:{maxLength:80,
type:"string"},maxItems:8,type:"array"},messages:{items:{$ref:"#/$defs/Message"},maxItems:8,type:"array"},dialog:{
$ref:"#/$defs/MiniDialog"},actions:{items:{$ref:"#/$defs/MiniAction"},maxItems:30,type:"array"},forms:{items:{
$ref:"#/$defs/MiniForm"},maxItems:20,type:"array"},collections:{items:{$ref:"#/$defs/MiniCollection"},maxItems:20,
type:"array"},frames:{items:{$ref:"#/$defs/MiniFrame"},maxItems:30,type:"array"},truncated:{$ref:"#/$defs/Trun\
cated"},metrics:{$ref:"#/$defs/Metrics"}},required:["url","origin","title","loginState","ts","documentId","lan\
dmarks","headings","messages","actions","forms","collections","frames","truncated"],type:"object"};function Ti(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(Ti.errors=[{instancePath:i,keyword:"type"}],!1):r==="unknown"||r==="in"||r==="out"?(Ti.errors=o,s===
0):(Ti.errors=[{instancePath:i,keyword:"enum"}],!1)}function Fs(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.status===void 0&&(f="status"))return Fs.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let e in r)if(!(e==="status"||e==="refreshS")){return Fs.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(r.status!==void 0){let e=r.status,n=s;if(!(typeof e=="n\
umber"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return Fs.errors=[{instancePath:i+"/status",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)){if(e>599||isNaN(e))return Fs.errors=[{instancePath:i+"/status",keyword:"ma\
ximum"}],!1;if(e<400||isNaN(e))return Fs.errors=[{instancePath:i+"/status",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(r.refreshS!==void 0){let e=r.refreshS,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(
e)))return Fs.errors=[{instancePath:i+"/refreshS",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){
if(e>86400||isNaN(e))return Fs.errors=[{instancePath:i+"/refreshS",keyword:"maximum"}],!1;if(e<0||isNaN(e))return Fs.
errors=[{instancePath:i+"/refreshS",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return Fs.errors=[
{instancePath:i,keyword:"type"}],!1;return Fs.errors=o,s===0}var Tt={additionalProperties:!1,description:'A co\
ntrol that a person could use. `role` "other" has its ARIA role in `aria_role`.',properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},label:{maxLength:80,type:"string"},role:{$ref:"#/$defs\
/ActionRole"},ariaRole:{maxLength:40,type:"string"},kind:{maxLength:40,type:"string"},landmark:{$ref:"#/$defs/\
Landmark"},aboveFold:{type:"boolean"},clusterId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"\
string"},appliesToCollectionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},state:{$ref:"\
#/$defs/ControlState"},covered:{type:"boolean"},context:{maxLength:80,type:"string"},href:{maxLength:200,type:"\
string"},framePath:{items:{pattern:"^[0-9]{1,4}$",type:"string"},maxItems:16,type:"array"}},required:["id","la\
bel","role"],type:"object"};function Ei(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;return typeof r!=
"string"?(Ei.errors=[{instancePath:i,keyword:"type"}],!1):r==="button"||r==="link"||r==="menuitem"||r==="tab"||
r==="checkbox"||r==="radio"||r==="other"?(Ei.errors=o,s===0):(Ei.errors=[{instancePath:i,keyword:"enum"}],!1)}function ms(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let e=s;for(let n in r)if(!(n==="checked"||n==="expanded"||n==="selecte\
d"||n==="pressed"||n==="disabled")){return ms.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(e===s){if(r.checked!==void 0){let n=r.checked,l=s,c=s,w=!1,m=s;if(typeof n!="boolean"){let v={instancePath:i+
"/checked",keyword:"type"};o===null?o=[v]:o.push(v),s++}var t=m===s;if(w=w||t,!w){let v=s;if(typeof n!="string"){
let _={instancePath:i+"/checked",keyword:"type"};o===null?o=[_]:o.push(_),s++}if(n!=="mixed"){let _={instancePath:i+
"/checked",keyword:"const"};o===null?o=[_]:o.push(_),s++}var t=v===s;w=w||t}if(w)s=c,o!==null&&(c?o.length=c:o=
null);else{let v={instancePath:i+"/checked",keyword:"anyOf"};return o===null?o=[v]:o.push(v),s++,ms.errors=o,!1}
var f=l===s}else var f=!0;if(f){if(r.expanded!==void 0){let n=s;if(typeof r.expanded!="boolean")return ms.errors=
[{instancePath:i+"/expanded",keyword:"type"}],!1;var f=n===s}else var f=!0;if(f){if(r.selected!==void 0){let n=s;
if(typeof r.selected!="boolean")return ms.errors=[{instancePath:i+"/selected",keyword:"type"}],!1;var f=n===s}else
var f=!0;if(f){if(r.pressed!==void 0){let n=r.pressed,l=s,c=s,w=!1,m=s;if(typeof n!="boolean"){let g={instancePath:i+
"/pressed",keyword:"type"};o===null?o=[g]:o.push(g),s++}var d=m===s;if(w=w||d,!w){let g=s;if(typeof n!="string"){
let x={instancePath:i+"/pressed",keyword:"type"};o===null?o=[x]:o.push(x),s++}if(n!=="mixed"){let x={instancePath:i+
"/pressed",keyword:"const"};o===null?o=[x]:o.push(x),s++}var d=g===s;w=w||d}if(w)s=c,o!==null&&(c?o.length=c:o=
null);else{let g={instancePath:i+"/pressed",keyword:"anyOf"};return o===null?o=[g]:o.push(g),s++,ms.errors=o,!1}
var f=l===s}else var f=!0;if(f)if(r.disabled!==void 0){let n=s;if(typeof r.disabled!="boolean")return ms.errors=
[{instancePath:i+"/disabled",keyword:"type"}],!1;var f=n===s}else var f=!0}}}}}else return ms.errors=[{instancePath:i,
keyword:"type"}],!1;return ms.errors=o,s===0}function j(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let d;if(r.id===void 0&&
(d="id")||r.label===void 0&&(d="label")||r.role===void 0&&(d="role"))return j.errors=[{instancePath:i,keyword:"\
required"}],!1;{let e=s;for(let n in r)if(!E.call(Tt.properties,n)){return j.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(e===s){if(r.id!==void 0){let n=r.id,l=s;if(s===l)if(typeof n=="string"){if(u(
n)>128)return j.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(n)<1)return j.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(n))return j.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return j.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.label!==void 0){
let n=r.label,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return j.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return j.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){
if(r.role!==void 0){let n=s;Ei(r.role,{instancePath:i+"/role",parentData:r,parentDataProperty:"role",rootData:a})||
(o=o===null?Ei.errors:o.concat(Ei.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.ariaRole!==void 0){
let n=r.ariaRole,l=s;if(s===l)if(typeof n=="string"){if(u(n)>40)return j.errors=[{instancePath:i+"/ariaRole",keyword:"\
maxLength"}],!1}else return j.errors=[{instancePath:i+"/ariaRole",keyword:"type"}],!1;var t=l===s}else var t=!0;
if(t){if(r.kind!==void 0){let n=r.kind,l=s;if(s===l)if(typeof n=="string"){if(u(n)>40)return j.errors=[{instancePath:i+
"/kind",keyword:"maxLength"}],!1}else return j.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;var t=l===s}else
var t=!0;if(t){if(r.landmark!==void 0){let n=s;ve(r.landmark,{instancePath:i+"/landmark",parentData:r,parentDataProperty:"\
landmark",rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);var t=n===s}else var t=!0;if(t){
if(r.aboveFold!==void 0){let n=s;if(typeof r.aboveFold!="boolean")return j.errors=[{instancePath:i+"/aboveFold",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.clusterId!==void 0){let n=r.clusterId,l=s;if(s===l)if(typeof n==
"string"){if(u(n)>128)return j.errors=[{instancePath:i+"/clusterId",keyword:"maxLength"}],!1;if(u(n)<1)return j.
errors=[{instancePath:i+"/clusterId",keyword:"minLength"}],!1;if(!k.test(n))return j.errors=[{instancePath:i+"\
/clusterId",keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+"/clusterId",keyword:"type"}],!1;var t=l===
s}else var t=!0;if(t){if(r.appliesToCollectionId!==void 0){let n=r.appliesToCollectionId,l=s;if(s===l)if(typeof n==
"string"){if(u(n)>128)return j.errors=[{instancePath:i+"/appliesToCollectionId",keyword:"maxLength"}],!1;if(u(
n)<1)return j.errors=[{instancePath:i+"/appliesToCollectionId",keyword:"minLength"}],!1;if(!k.test(n))return j.
errors=[{instancePath:i+"/appliesToCollectionId",keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+
"/appliesToCollectionId",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.state!==void 0){let n=s;ms(r.
state,{instancePath:i+"/state",parentData:r,parentDataProperty:"state",rootData:a})||(o=o===null?ms.errors:o.concat(
ms.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(r.covered!==void 0){let n=s;if(typeof r.covered!="bo\
olean")return j.errors=[{instancePath:i+"/covered",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.context!==
void 0){let n=r.context,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return j.errors=[{instancePath:i+"/cont\
ext",keyword:"maxLength"}],!1}else return j.errors=[{instancePath:i+"/context",keyword:"type"}],!1;var t=l===s}else
var t=!0;if(t){if(r.href!==void 0){let n=r.href,l=s;if(s===l)if(typeof n=="string"){if(u(n)>200)return j.errors=
[{instancePath:i+"/href",keyword:"maxLength"}],!1}else return j.errors=[{instancePath:i+"/href",keyword:"type"}],
!1;var t=l===s}else var t=!0;if(t)if(r.framePath!==void 0){let n=r.framePath,l=s;if(s===l)if(Array.isArray(n)){
if(n.length>16)return j.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;
for(let m=0;m<w;m++){let v=n[m],g=s;if(s===g)if(typeof v=="string"){if(!_i.test(v))return j.errors=[{instancePath:i+
"/framePath/"+m,keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],
!1;var f=g===s;if(!f)break}}}else return j.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=l===
s}else var t=!0}}}}}}}}}}}}}}}else return j.errors=[{instancePath:i,keyword:"type"}],!1;return j.errors=o,s===
0}var Et={additionalProperties:!1,description:"One field of a form. A secret field never has `value`, only `fill\
ed`.",properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},name:{maxLength:80,
type:"string"},label:{maxLength:80,type:"string"},type:{maxLength:30,type:"string"},required:{type:"boolean"},
options:{items:{maxLength:80,type:"string"},maxItems:12,type:"array"},moreOptions:{maximum:2147483647,minimum:0,
type:"integer"},value:{maxLength:80,type:"string"},filled:{type:"boolean"},checked:{type:"boolean"},disabled:{
type:"boolean"},covered:{type:"boolean"},error:{maxLength:80,type:"string"},minimum:{maxLength:30,type:"string"},
maximum:{maxLength:30,type:"string"}},required:["id","label","type"],type:"object"};function F(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let d;if(r.id===void 0&&(d="id")||r.label===void 0&&(d="label")||r.type===void 0&&(d="type"))return F.errors=
[{instancePath:i,keyword:"required"}],!1;{let e=s;for(let n in r)if(!E.call(Et.properties,n)){return F.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(e===s){if(r.id!==void 0){let n=r.id,l=s;if(s===l)
if(typeof n=="string"){if(u(n)>128)return F.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(n)<1)return F.
errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(n))return F.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return F.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){
if(r.name!==void 0){let n=r.name,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return F.errors=[{instancePath:i+
"/name",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=l===s}else
var t=!0;if(t){if(r.label!==void 0){let n=r.label,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return F.errors=
[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/label",keyword:"typ\
e"}],!1;var t=l===s}else var t=!0;if(t){if(r.type!==void 0){let n=r.type,l=s;if(s===l)if(typeof n=="string"){if(u(
n)>30)return F.errors=[{instancePath:i+"/type",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.required!==void 0){let n=s;if(typeof r.required!=
"boolean")return F.errors=[{instancePath:i+"/required",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
options!==void 0){let n=r.options,l=s;if(s===l)if(Array.isArray(n)){if(n.length>12)return F.errors=[{instancePath:i+
"/options",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let v=n[m],g=s;if(s===g)if(typeof v==
"string"){if(u(v)>80)return F.errors=[{instancePath:i+"/options/"+m,keyword:"maxLength"}],!1}else return F.errors=
[{instancePath:i+"/options/"+m,keyword:"type"}],!1;var f=g===s;if(!f)break}}}else return F.errors=[{instancePath:i+
"/options",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.moreOptions!==void 0){let n=r.moreOptions,
l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.errors=[{instancePath:i+"/moreOptions",keyword:"\
type"}],!1;if(s===l&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return F.errors=[{instancePath:i+
"/moreOptions",keyword:"maximum"}],!1;if(n<0||isNaN(n))return F.errors=[{instancePath:i+"/moreOptions",keyword:"\
minimum"}],!1}var t=l===s}else var t=!0;if(t){if(r.value!==void 0){let n=r.value,l=s;if(s===l)if(typeof n=="st\
ring"){if(u(n)>80)return F.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+
"/value",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.filled!==void 0){let n=s;if(typeof r.filled!=
"boolean")return F.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.
checked!==void 0){let n=s;if(typeof r.checked!="boolean")return F.errors=[{instancePath:i+"/checked",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.disabled!==void 0){let n=s;if(typeof r.disabled!="boolean")return F.
errors=[{instancePath:i+"/disabled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.covered!==void 0){
let n=s;if(typeof r.covered!="boolean")return F.errors=[{instancePath:i+"/covered",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.error!==void 0){let n=r.error,l=s;if(s===l)if(typeof n=="string"){if(u(n)>80)return F.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=l===s}else var t=!0;if(t){if(r.minimum!==void 0){let n=r.minimum,l=s;if(s===l)if(typeof n=="s\
tring"){if(u(n)>30)return F.errors=[{instancePath:i+"/minimum",keyword:"maxLength"}],!1}else return F.errors=[
{instancePath:i+"/minimum",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t)if(r.maximum!==void 0){let n=r.maximum,
l=s;if(s===l)if(typeof n=="string"){if(u(n)>30)return F.errors=[{instancePath:i+"/maximum",keyword:"maxLength"}],
!1}else return F.errors=[{instancePath:i+"/maximum",keyword:"type"}],!1;var t=l===s}else var t=!0}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:i,keyword:"type"}],!1;return F.errors=o,s===0}function ke(r,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(
r)){let e;if(r.id===void 0&&(e="id")||r.fieldSummaries===void 0&&(e="fieldSummaries"))return ke.errors=[{instancePath:i,
keyword:"required"}],!1;{let n=s;for(let l in r)if(!(l==="id"||l==="purpose"||l==="label"||l==="landmark"||l===
"fieldSummaries"||l==="moreFields"||l==="submitLabel"||l==="framePath")){return ke.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(n===s){if(r.id!==void 0){let l=r.id,c=s;if(s===c)if(typeof l=="string"){if(u(
l)>128)return ke.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(l)<1)return ke.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(l))return ke.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return ke.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.purpose!==void 0){
let l=r.purpose,c=s;if(s===c)if(typeof l=="string"){if(u(l)>40)return ke.errors=[{instancePath:i+"/purpose",keyword:"\
maxLength"}],!1}else return ke.errors=[{instancePath:i+"/purpose",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t){if(r.label!==void 0){let l=r.label,c=s;if(s===c)if(typeof l=="string"){if(u(l)>80)return ke.errors=[{instancePath:i+
"/label",keyword:"maxLength"}],!1}else return ke.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=c===
s}else var t=!0;if(t){if(r.landmark!==void 0){let l=s;ve(r.landmark,{instancePath:i+"/landmark",parentData:r,parentDataProperty:"\
landmark",rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);var t=l===s}else var t=!0;if(t){
if(r.fieldSummaries!==void 0){let l=r.fieldSummaries,c=s;if(s===c)if(Array.isArray(l)){if(l.length>20)return ke.
errors=[{instancePath:i+"/fieldSummaries",keyword:"maxItems"}],!1;{var f=!0;let m=l.length;for(let v=0;v<m;v++){
let g=s;F(l[v],{instancePath:i+"/fieldSummaries/"+v,parentData:l,parentDataProperty:v,rootData:a})||(o=o===null?
F.errors:o.concat(F.errors),s=o.length);var f=g===s;if(!f)break}}}else return ke.errors=[{instancePath:i+"/fie\
ldSummaries",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.moreFields!==void 0){let l=r.moreFields,
c=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return ke.errors=[{instancePath:i+"/moreFields",keyword:"\
type"}],!1;if(s===c&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return ke.errors=[{instancePath:i+
"/moreFields",keyword:"maximum"}],!1;if(l<0||isNaN(l))return ke.errors=[{instancePath:i+"/moreFields",keyword:"\
minimum"}],!1}var t=c===s}else var t=!0;if(t){if(r.submitLabel!==void 0){let l=r.submitLabel,c=s;if(s===c)if(typeof l==
"string"){if(u(l)>80)return ke.errors=[{instancePath:i+"/submitLabel",keyword:"maxLength"}],!1}else return ke.
errors=[{instancePath:i+"/submitLabel",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(r.framePath!==void 0){
let l=r.framePath,c=s;if(s===c)if(Array.isArray(l)){if(l.length>16)return ke.errors=[{instancePath:i+"/framePa\
th",keyword:"maxItems"}],!1;{var d=!0;let m=l.length;for(let v=0;v<m;v++){let g=l[v],_=s;if(s===_)if(typeof g==
"string"){if(!_i.test(g))return ke.errors=[{instancePath:i+"/framePath/"+v,keyword:"pattern"}],!1}else return ke.
errors=[{instancePath:i+"/framePath/"+v,keyword:"type"}],!1;var d=_===s;if(!d)break}}}else return ke.errors=[{
instancePath:i+"/framePath",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}else return ke.errors=[{instancePath:i,
keyword:"type"}],!1;return ke.errors=o,s===0}function me(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let e;if(r.id===void 0&&(e="id")||r.name===void 0&&(e="name")||r.itemFields===
void 0&&(e="itemFields"))return me.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let l in r)if(!(l===
"id"||l==="name"||l==="itemFields"||l==="landmark"||l==="approxCount"||l==="virtual"||l==="row"||l==="framePat\
h")){return me.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(r.id!==void 0){let l=r.
id,c=s;if(s===c)if(typeof l=="string"){if(u(l)>128)return me.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(l)<1)return me.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(l))return me.errors=[
{instancePath:i+"/id",keyword:"pattern"}],!1}else return me.errors=[{instancePath:i+"/id",keyword:"type"}],!1;
var t=c===s}else var t=!0;if(t){if(r.name!==void 0){let l=r.name,c=s;if(s===c)if(typeof l=="string"){if(u(l)>80)
return me.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1}else return me.errors=[{instancePath:i+"/na\
me",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.itemFields!==void 0){let l=r.itemFields,c=s;if(s===
c)if(Array.isArray(l)){if(l.length>12)return me.errors=[{instancePath:i+"/itemFields",keyword:"maxItems"}],!1;
{var f=!0;let m=l.length;for(let v=0;v<m;v++){let g=l[v],_=s;if(s===_)if(typeof g=="string"){if(u(g)>80)return me.
errors=[{instancePath:i+"/itemFields/"+v,keyword:"maxLength"}],!1}else return me.errors=[{instancePath:i+"/ite\
mFields/"+v,keyword:"type"}],!1;var f=_===s;if(!f)break}}}else return me.errors=[{instancePath:i+"/itemFields",
keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.landmark!==void 0){let l=s;ve(r.landmark,{instancePath:i+
"/landmark",parentData:r,parentDataProperty:"landmark",rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),
s=o.length);var t=l===s}else var t=!0;if(t){if(r.approxCount!==void 0){let l=r.approxCount,c=s;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return me.errors=[{instancePath:i+"/approxCount",keyword:"type"}],!1;
if(s===c&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return me.errors=[{instancePath:i+"/appro\
xCount",keyword:"maximum"}],!1;if(l<0||isNaN(l))return me.errors=[{instancePath:i+"/approxCount",keyword:"mini\
mum"}],!1}var t=c===s}else var t=!0;if(t){if(r.virtual!==void 0){let l=s;if(typeof r.virtual!="boolean")return me.
errors=[{instancePath:i+"/virtual",keyword:"type"}],!1;var t=l===s}else var t=!0;if(t){if(r.row!==void 0){let l=r.
row,c=s;if(s===c)if(typeof l=="string"){if(u(l)>160)return me.errors=[{instancePath:i+"/row",keyword:"maxLengt\
h"}],!1}else return me.errors=[{instancePath:i+"/row",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(r.
framePath!==void 0){let l=r.framePath,c=s;if(s===c)if(Array.isArray(l)){if(l.length>16)return me.errors=[{instancePath:i+
"/framePath",keyword:"maxItems"}],!1;{var d=!0;let m=l.length;for(let v=0;v<m;v++){let g=l[v],_=s;if(s===_)if(typeof g==
"string"){if(!_i.test(g))return me.errors=[{instancePath:i+"/framePath/"+v,keyword:"pattern"}],!1}else return me.
errors=[{instancePath:i+"/framePath/"+v,keyword:"type"}],!1;var d=_===s;if(!d)break}}}else return me.errors=[{
instancePath:i+"/framePath",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}else return me.errors=[{instancePath:i,
keyword:"type"}],!1;return me.errors=o,s===0}function Or(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let d;if(r.framePath===void 0&&(d="framePath")||r.origin===void 0&&(d="\
origin")||r.readable===void 0&&(d="readable"))return Or.errors=[{instancePath:i,keyword:"required"}],!1;{let e=s;
for(let n in r)if(!(n==="framePath"||n==="origin"||n==="title"||n==="readable")){return Or.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(e===s){if(r.framePath!==void 0){let n=r.framePath,l=s;if(s===l)if(Array.
isArray(n)){if(n.length>16)return Or.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var t=!0;let c=n.
length;for(let w=0;w<c;w++){let m=n[w],v=s;if(s===v)if(typeof m=="string"){if(!_i.test(m))return Or.errors=[{instancePath:i+
"/framePath/"+w,keyword:"pattern"}],!1}else return Or.errors=[{instancePath:i+"/framePath/"+w,keyword:"type"}],
!1;var t=v===s;if(!t)break}}}else return Or.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var f=l===
s}else var f=!0;if(f){if(r.origin!==void 0){let n=r.origin,l=s;if(s===l)if(typeof n=="string"){if(u(n)>512)return Or.
errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Or.errors=[{instancePath:i+"/origin",keyword:"\
type"}],!1;var f=l===s}else var f=!0;if(f){if(r.title!==void 0){let n=r.title,l=s;if(s===l)if(typeof n=="strin\
g"){if(u(n)>80)return Or.errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return Or.errors=[{instancePath:i+
"/title",keyword:"type"}],!1;var f=l===s}else var f=!0;if(f)if(r.readable!==void 0){let n=s;if(typeof r.readable!=
"boolean")return Or.errors=[{instancePath:i+"/readable",keyword:"type"}],!1;var f=n===s}else var f=!0}}}}}else
return Or.errors=[{instancePath:i,keyword:"type"}],!1;return Or.errors=o,s===0}function lr(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f;if(r.actions===void 0&&(f="actions")||r.forms===void 0&&(f="forms")||
r.collections===void 0&&(f="collections"))return lr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="actions"||e==="forms"||e==="collections"||e==="frames")){return lr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.actions!==void 0){let e=r.actions,n=s;if(!(typeof e=="number"&&
!(e%1)&&!isNaN(e)&&isFinite(e)))return lr.errors=[{instancePath:i+"/actions",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>2147483647||isNaN(e))return lr.errors=[{instancePath:i+"/actions",keyword:"maximum"}],
!1;if(e<0||isNaN(e))return lr.errors=[{instancePath:i+"/actions",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(r.forms!==void 0){let e=r.forms,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return lr.
errors=[{instancePath:i+"/forms",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||
isNaN(e))return lr.errors=[{instancePath:i+"/forms",keyword:"maximum"}],!1;if(e<0||isNaN(e))return lr.errors=[
{instancePath:i+"/forms",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(r.collections!==void 0){let e=r.
collections,n=s;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return lr.errors=[{instancePath:i+"/c\
ollections",keyword:"type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return lr.
errors=[{instancePath:i+"/collections",keyword:"maximum"}],!1;if(e<0||isNaN(e))return lr.errors=[{instancePath:i+
"/collections",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(r.frames!==void 0){let e=r.frames,n=s;
if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return lr.errors=[{instancePath:i+"/frames",keyword:"\
type"}],!1;if(s===n&&typeof e=="number"&&isFinite(e)){if(e>2147483647||isNaN(e))return lr.errors=[{instancePath:i+
"/frames",keyword:"maximum"}],!1;if(e<0||isNaN(e))return lr.errors=[{instancePath:i+"/frames",keyword:"minimum"}],
!1}var t=n===s}else var t=!0}}}}}else return lr.errors=[{instancePath:i,keyword:"type"}],!1;return lr.errors=o,
s===0}function We(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let f=s;for(let d in r)if(!(d==="ariaCoverage"||d==="viewportH"||d==="v\
iewportW"||d==="scrollY"||d==="pageH")){return We.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(f===s){if(r.ariaCoverage!==void 0){let d=r.ariaCoverage,e=s;if(s===e)if(typeof d=="number"&&isFinite(
d)){if(d>1||isNaN(d))return We.errors=[{instancePath:i+"/ariaCoverage",keyword:"maximum"}],!1;if(d<0||isNaN(d))
return We.errors=[{instancePath:i+"/ariaCoverage",keyword:"minimum"}],!1}else return We.errors=[{instancePath:i+
"/ariaCoverage",keyword:"type"}],!1;var t=e===s}else var t=!0;if(t){if(r.viewportH!==void 0){let d=r.viewportH,
e=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return We.errors=[{instancePath:i+"/viewportH",keyword:"\
type"}],!1;if(s===e&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return We.errors=[{instancePath:i+
"/viewportH",keyword:"maximum"}],!1;if(d<0||isNaN(d))return We.errors=[{instancePath:i+"/viewportH",keyword:"m\
inimum"}],!1}var t=e===s}else var t=!0;if(t){if(r.viewportW!==void 0){let d=r.viewportW,e=s;if(!(typeof d=="nu\
mber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return We.errors=[{instancePath:i+"/viewportW",keyword:"type"}],!1;if(s===
e&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return We.errors=[{instancePath:i+"/viewportW",keyword:"\
maximum"}],!1;if(d<0||isNaN(d))return We.errors=[{instancePath:i+"/viewportW",keyword:"minimum"}],!1}var t=e===
s}else var t=!0;if(t){if(r.scrollY!==void 0){let d=r.scrollY,e=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return We.errors=[{instancePath:i+"/scrollY",keyword:"type"}],!1;if(s===e&&typeof d=="number"&&isFinite(d)){
if(d>2147483647||isNaN(d))return We.errors=[{instancePath:i+"/scrollY",keyword:"maximum"}],!1;if(d<0||isNaN(d))
return We.errors=[{instancePath:i+"/scrollY",keyword:"minimum"}],!1}var t=e===s}else var t=!0;if(t)if(r.pageH!==
void 0){let d=r.pageH,e=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return We.errors=[{instancePath:i+
"/pageH",keyword:"type"}],!1;if(s===e&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return We.errors=
[{instancePath:i+"/pageH",keyword:"maximum"}],!1;if(d<0||isNaN(d))return We.errors=[{instancePath:i+"/pageH",keyword:"\
minimum"}],!1}var t=e===s}else var t=!0}}}}}else return We.errors=[{instancePath:i,keyword:"type"}],!1;return We.
errors=o,s===0}function M(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.url===void 0&&(m="url")||r.origin===void 0&&
(m="origin")||r.title===void 0&&(m="title")||r.loginState===void 0&&(m="loginState")||r.ts===void 0&&(m="ts")||
r.documentId===void 0&&(m="documentId")||r.landmarks===void 0&&(m="landmarks")||r.headings===void 0&&(m="headi\
ngs")||r.messages===void 0&&(m="messages")||r.actions===void 0&&(m="actions")||r.forms===void 0&&(m="forms")||
r.collections===void 0&&(m="collections")||r.frames===void 0&&(m="frames")||r.truncated===void 0&&(m="truncate\
d"))return M.errors=[{instancePath:i,keyword:"required"}],!1;{let v=s;for(let g in r)if(!E.call($t.properties,
g)){return M.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(v===s){if(r.url!==void 0){let g=r.
url,_=s;if(s===_)if(typeof g=="string"){if(u(g)>8192)return M.errors=[{instancePath:i+"/url",keyword:"maxLengt\
h"}],!1}else return M.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.
origin!==void 0){let g=r.origin,_=s;if(s===_)if(typeof g=="string"){if(u(g)>512)return M.errors=[{instancePath:i+
"/origin",keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=_===
s}else var t=!0;if(t){if(r.title!==void 0){let g=r.title,_=s;if(s===_)if(typeof g=="string"){if(u(g)>200)return M.
errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+"/title",keyword:"\
type"}],!1;var t=_===s}else var t=!0;if(t){if(r.loginState!==void 0){let g=s;Ti(r.loginState,{instancePath:i+"\
/loginState",parentData:r,parentDataProperty:"loginState",rootData:a})||(o=o===null?Ti.errors:o.concat(Ti.errors),
s=o.length);var t=g===s}else var t=!0;if(t){if(r.httpError!==void 0){let g=s;Fs(r.httpError,{instancePath:i+"/\
httpError",parentData:r,parentDataProperty:"httpError",rootData:a})||(o=o===null?Fs.errors:o.concat(Fs.errors),
s=o.length);var t=g===s}else var t=!0;if(t){if(r.ts!==void 0){let g=r.ts,_=s;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g)))return M.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===_&&typeof g=="number"&&
isFinite(g)){if(g>9007199254740991||isNaN(g))return M.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(g<
0||isNaN(g))return M.errors=[{instancePath:i+"/ts",keyword:"minimum"}],!1}var t=_===s}else var t=!0;if(t){if(r.
documentId!==void 0){let g=r.documentId,_=s;if(s===_)if(typeof g=="string"){if(u(g)>128)return M.errors=[{instancePath:i+
"/documentId",keyword:"maxLength"}],!1;if(u(g)<1)return M.errors=[{instancePath:i+"/documentId",keyword:"minLe\
ngth"}],!1;if(!k.test(g))return M.errors=[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return M.errors=
[{instancePath:i+"/documentId",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.language!==void 0){let g=r.
language,_=s;if(s===_)if(typeof g=="string"){if(u(g)>35)return M.errors=[{instancePath:i+"/language",keyword:"\
maxLength"}],!1}else return M.errors=[{instancePath:i+"/language",keyword:"type"}],!1;var t=_===s}else var t=!0;
if(t){if(r.landmarks!==void 0){let g=r.landmarks,_=s;if(s===_)if(Array.isArray(g)){var f=!0;let L=g.length;for(let N=0;N<
L;N++){let os=s;ve(g[N],{instancePath:i+"/landmarks/"+N,parentData:g,parentDataProperty:N,rootData:a})||(o=o===
null?ve.errors:o.concat(ve.errors),s=o.length);var f=os===s;if(!f)break}}else return M.errors=[{instancePath:i+
"/landmarks",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.headings!==void 0){let g=r.headings,_=s;
if(s===_)if(Array.isArray(g)){if(g.length>8)return M.errors=[{instancePath:i+"/headings",keyword:"maxItems"}],
!1;{var d=!0;let L=g.length;for(let N=0;N<L;N++){let os=g[N],Ui=s;if(s===Ui)if(typeof os=="string"){if(u(os)>80)
return M.errors=[{instancePath:i+"/headings/"+N,keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+
"/headings/"+N,keyword:"type"}],!1;var d=Ui===s;if(!d)break}}}else return M.errors=[{instancePath:i+"/headings",
keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.messages!==void 0){let g=r.messages,_=s;if(s===_)if(Array.
isArray(g)){if(g.length>8)return M.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var e=!0;let L=g.
length;for(let N=0;N<L;N++){let os=s;qr(g[N],{instancePath:i+"/messages/"+N,parentData:g,parentDataProperty:N,
rootData:a})||(o=o===null?qr.errors:o.concat(qr.errors),s=o.length);var e=os===s;if(!e)break}}}else return M.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.dialog!==void 0){let g=s;
He(r.dialog,{instancePath:i+"/dialog",parentData:r,parentDataProperty:"dialog",rootData:a})||(o=o===null?He.errors:
o.concat(He.errors),s=o.length);var t=g===s}else var t=!0;if(t){if(r.actions!==void 0){let g=r.actions,_=s;if(s===
_)if(Array.isArray(g)){if(g.length>30)return M.errors=[{instancePath:i+"/actions",keyword:"maxItems"}],!1;{var n=!0;
let L=g.length;for(let N=0;N<L;N++){let os=s;j(g[N],{instancePath:i+"/actions/"+N,parentData:g,parentDataProperty:N,
rootData:a})||(o=o===null?j.errors:o.concat(j.errors),s=o.length);var n=os===s;if(!n)break}}}else return M.errors=
[{instancePath:i+"/actions",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.forms!==void 0){let g=r.forms,
_=s;if(s===_)if(Array.isArray(g)){if(g.length>20)return M.errors=[{instancePath:i+"/forms",keyword:"maxItems"}],
!1;{var l=!0;let L=g.length;for(let N=0;N<L;N++){let os=s;ke(g[N],{instancePath:i+"/forms/"+N,parentData:g,parentDataProperty:N,
rootData:a})||(o=o===null?ke.errors:o.concat(ke.errors),s=o.length);var l=os===s;if(!l)break}}}else return M.errors=
[{instancePath:i+"/forms",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(r.collections!==void 0){let g=r.
collections,_=s;if(s===_)if(Array.isArray(g)){if(g.length>20)return M.errors=[{instancePath:i+"/collections",keyword:"\
maxItems"}],!1;{var c=!0;let L=g.length;for(let N=0;N<L;N++){let os=s;me(g[N],{instancePath:i+"/collections/"+
N,parentData:g,parentDataProperty:N,rootData:a})||(o=o===null?me.errors:o.concat(me.errors),s=o.length);var c=os===
s;if(!c)break}}}else return M.errors=[{instancePath:i+"/collections",keyword:"type"}],!1;var t=_===s}else var t=!0;
if(t){if(r.frames!==void 0){let g=r.frames,_=s;if(s===_)if(Array.isArray(g)){if(g.length>30)return M.errors=[{
instancePath:i+"/frames",keyword:"maxItems"}],!1;{var w=!0;let L=g.length;for(let N=0;N<L;N++){let os=s;Or(g[N],
{instancePath:i+"/frames/"+N,parentData:g,parentDataProperty:N,rootData:a})||(o=o===null?Or.errors:o.concat(Or.
errors),s=o.length);var w=os===s;if(!w)break}}}else return M.errors=[{instancePath:i+"/frames",keyword:"type"}],
!1;var t=_===s}else var t=!0;if(t){if(r.truncated!==void 0){let g=s;lr(r.truncated,{instancePath:i+"/truncated",
parentData:r,parentDataProperty:"truncated",rootData:a})||(o=o===null?lr.errors:o.concat(lr.errors),s=o.length);
var t=g===s}else var t=!0;if(t)if(r.metrics!==void 0){let g=s;We(r.metrics,{instancePath:i+"/metrics",parentData:r,
parentDataProperty:"metrics",rootData:a})||(o=o===null?We.errors:o.concat(We.errors),s=o.length);var t=g===s}else
var t=!0}}}}}}}}}}}}}}}}}}}else return M.errors=[{instancePath:i,keyword:"type"}],!1;return M.errors=o,s===0}var zt=q;
function q(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let c;if(r.url===void 0&&(c="url")||r.title===void 0&&(c="title")||r.ts===
void 0&&(c="ts"))return q.errors=[{instancePath:i,keyword:"required"}],!1;{let w=s;for(let m in r)if(!E.call(Ki.
properties,m)){return q.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(w===s){if(r.url!==
void 0){let m=r.url,v=s;if(s===v)if(typeof m=="string"){if(u(m)>8192)return q.errors=[{instancePath:i+"/url",keyword:"\
maxLength"}],!1}else return q.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){
if(r.title!==void 0){let m=r.title,v=s;if(s===v)if(typeof m=="string"){if(u(m)>200)return q.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return q.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=v===
s}else var t=!0;if(t){if(r.ts!==void 0){let m=r.ts,v=s;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return q.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===v&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return q.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(m<0||isNaN(m))return q.errors=[{instancePath:i+
"/ts",keyword:"minimum"}],!1}var t=v===s}else var t=!0;if(t){if(r.documentId!==void 0){let m=r.documentId,v=s;
if(s===v)if(typeof m=="string"){if(u(m)>128)return q.errors=[{instancePath:i+"/documentId",keyword:"maxLength"}],
!1;if(u(m)<1)return q.errors=[{instancePath:i+"/documentId",keyword:"minLength"}],!1;if(!k.test(m))return q.errors=
[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return q.errors=[{instancePath:i+"/documentId",keyword:"\
type"}],!1;var t=v===s}else var t=!0;if(t){if(r.urlChanged!==void 0){let m=s;if(typeof r.urlChanged!="boolean")
return q.errors=[{instancePath:i+"/urlChanged",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(r.collectionSummary!==
void 0){let m=r.collectionSummary,v=s;if(s===v)if(Array.isArray(m)){if(m.length>20)return q.errors=[{instancePath:i+
"/collectionSummary",keyword:"maxItems"}],!1;{var f=!0;let _=m.length;for(let x=0;x<_;x++){let L=s;Tr(m[x],{instancePath:i+
"/collectionSummary/"+x,parentData:m,parentDataProperty:x,rootData:a})||(o=o===null?Tr.errors:o.concat(Tr.errors),
s=o.length);var f=L===s;if(!f)break}}}else return q.errors=[{instancePath:i+"/collectionSummary",keyword:"type"}],
!1;var t=v===s}else var t=!0;if(t){if(r.focusedRole!==void 0){let m=r.focusedRole,v=s;if(s===v)if(typeof m=="s\
tring"){if(u(m)>40)return q.errors=[{instancePath:i+"/focusedRole",keyword:"maxLength"}],!1}else return q.errors=
[{instancePath:i+"/focusedRole",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.changes!==void 0){let m=r.
changes,v=s;if(s===v)if(Array.isArray(m)){if(m.length>8)return q.errors=[{instancePath:i+"/changes",keyword:"m\
axItems"}],!1;{var d=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L=="string"){if(u(
L)>80)return q.errors=[{instancePath:i+"/changes/"+x,keyword:"maxLength"}],!1}else return q.errors=[{instancePath:i+
"/changes/"+x,keyword:"type"}],!1;var d=N===s;if(!d)break}}}else return q.errors=[{instancePath:i+"/changes",keyword:"\
type"}],!1;var t=v===s}else var t=!0;if(t){if(r.openedTabs!==void 0){let m=r.openedTabs,v=s;if(s===v)if(Array.
isArray(m)){if(m.length>20)return q.errors=[{instancePath:i+"/openedTabs",keyword:"maxItems"}],!1;{var e=!0;let _=m.
length;for(let x=0;x<_;x++){let L=m[x],N=s;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return q.errors=
[{instancePath:i+"/openedTabs/"+x,keyword:"type"}],!1;if(s===N&&typeof L=="number"&&isFinite(L)&&(L<1||isNaN(L)))
return q.errors=[{instancePath:i+"/openedTabs/"+x,keyword:"minimum"}],!1;var e=N===s;if(!e)break}}}else return q.
errors=[{instancePath:i+"/openedTabs",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.download!==void 0){
let m=s;ue(r.download,{instancePath:i+"/download",parentData:r,parentDataProperty:"download",rootData:a})||(o=
o===null?ue.errors:o.concat(ue.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(r.dialog!==void 0){let m=s;
He(r.dialog,{instancePath:i+"/dialog",parentData:r,parentDataProperty:"dialog",rootData:a})||(o=o===null?He.errors:
o.concat(He.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(r.messages!==void 0){let m=r.messages,v=s;if(s===
v)if(Array.isArray(m)){if(m.length>8)return q.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var n=!0;
let _=m.length;for(let x=0;x<_;x++){let L=s;qr(m[x],{instancePath:i+"/messages/"+x,parentData:m,parentDataProperty:x,
rootData:a})||(o=o===null?qr.errors:o.concat(qr.errors),s=o.length);var n=L===s;if(!n)break}}}else return q.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t){if(r.value!==void 0){let m=r.
value,v=s;if(s===v)if(typeof m=="string"){if(u(m)>2e3)return q.errors=[{instancePath:i+"/value",keyword:"maxLe\
ngth"}],!1}else return q.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=v===s}else var t=!0;if(t)if(r.
requests!==void 0){let m=r.requests,v=s;if(s===v)if(Array.isArray(m)){if(m.length>8)return q.errors=[{instancePath:i+
"/requests",keyword:"maxItems"}],!1;{var l=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L==
"string"){if(u(L)>80)return q.errors=[{instancePath:i+"/requests/"+x,keyword:"maxLength"}],!1}else return q.errors=
[{instancePath:i+"/requests/"+x,keyword:"type"}],!1;var l=N===s;if(!l)break}}}else return q.errors=[{instancePath:i+
"/requests",keyword:"type"}],!1;var t=v===s}else var t=!0}}}}}}}}}}}}}}}else return q.errors=[{instancePath:i,
keyword:"type"}],!1;return q.errors=o,s===0}var Zt=A,qt={additionalProperties:!1,description:"How to find one \
thing of the summary again. For a form there is one of these per field and for its submit control.\n\n`id` is th\
e action's, the form's, the field's, or `<formId>.submit`; `part` says which.",properties:{id:{maxLength:128,minLength:1,
pattern:"^[A-Za-z0-9._:-]+$",type:"string"},part:{enum:["action","form","field","submit","collection"],type:"s\
tring"},formId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},label:{maxLength:80,type:"\
string"},role:{maxLength:40,type:"string"},type:{maxLength:30,type:"string"},selector:{$ref:"#/$defs/RoleSelec\
tor"},altSelectors:{items:{$ref:"#/$defs/RoleSelector"},maxItems:4,type:"array"},fingerprint:{maxLength:64,minLength:1,
type:"string"},landmark:{$ref:"#/$defs/Landmark"},framePath:{items:{pattern:"^[0-9]{1,4}$",type:"string"},maxItems:16,
type:"array"},href:{maxLength:8192,type:"string"},destination:{maxLength:2e3,minLength:1,type:"string"},download:{
type:"boolean"},state:{$ref:"#/$defs/ControlState"},value:{maxLength:80,type:"string"},filled:{type:"boolean"},
options:{items:{maxLength:80,type:"string"},maxItems:200,type:"array"}},required:["id","part","label","role","\
selector","altSelectors","fingerprint"],type:"object"};function A(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&
(n="id")||r.part===void 0&&(n="part")||r.label===void 0&&(n="label")||r.role===void 0&&(n="role")||r.selector===
void 0&&(n="selector")||r.altSelectors===void 0&&(n="altSelectors")||r.fingerprint===void 0&&(n="fingerprint"))
return A.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let c in r)if(!E.call(qt.properties,c)){
return A.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(r.id!==void 0){let c=r.
id,w=s;if(s===w)if(typeof c=="string"){if(u(c)>128)return A.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(c)<1)return A.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(c))return A.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(r.part!==void 0){let c=r.part,w=s;if(typeof c!="string")return A.errors=[{instancePath:i+"/part",keyword:"\
type"}],!1;if(!(c==="action"||c==="form"||c==="field"||c==="submit"||c==="collection"))return A.errors=[{instancePath:i+
"/part",keyword:"enum"}],!1;var t=w===s}else var t=!0;if(t){if(r.formId!==void 0){let c=r.formId,w=s;if(s===w)
if(typeof c=="string"){if(u(c)>128)return A.errors=[{instancePath:i+"/formId",keyword:"maxLength"}],!1;if(u(c)<
1)return A.errors=[{instancePath:i+"/formId",keyword:"minLength"}],!1;if(!k.test(c))return A.errors=[{instancePath:i+
"/formId",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+"/formId",keyword:"type"}],!1;var t=w===
s}else var t=!0;if(t){if(r.label!==void 0){let c=r.label,w=s;if(s===w)if(typeof c=="string"){if(u(c)>80)return A.
errors=[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+"/label",keyword:"\
type"}],!1;var t=w===s}else var t=!0;if(t){if(r.role!==void 0){let c=r.role,w=s;if(s===w)if(typeof c=="string"){
if(u(c)>40)return A.errors=[{instancePath:i+"/role",keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+
"/role",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.type!==void 0){let c=r.type,w=s;if(s===w)if(typeof c==
"string"){if(u(c)>30)return A.errors=[{instancePath:i+"/type",keyword:"maxLength"}],!1}else return A.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.selector!==void 0){let c=s;I(r.
selector,{instancePath:i+"/selector",parentData:r,parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var t=c===s}else var t=!0;if(t){if(r.altSelectors!==void 0){let c=r.altSelectors,
w=s;if(s===w)if(Array.isArray(c)){if(c.length>4)return A.errors=[{instancePath:i+"/altSelectors",keyword:"maxI\
tems"}],!1;{var f=!0;let v=c.length;for(let g=0;g<v;g++){let _=s;I(c[g],{instancePath:i+"/altSelectors/"+g,parentData:c,
parentDataProperty:g,rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var f=_===s;if(!f)break}}}else
return A.errors=[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.fingerprint!==
void 0){let c=r.fingerprint,w=s;if(s===w)if(typeof c=="string"){if(u(c)>64)return A.errors=[{instancePath:i+"/\
fingerprint",keyword:"maxLength"}],!1;if(u(c)<1)return A.errors=[{instancePath:i+"/fingerprint",keyword:"minLe\
ngth"}],!1}else return A.errors=[{instancePath:i+"/fingerprint",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(r.landmark!==void 0){let c=s;ve(r.landmark,{instancePath:i+"/landmark",parentData:r,parentDataProperty:"\
landmark",rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);var t=c===s}else var t=!0;if(t){
if(r.framePath!==void 0){let c=r.framePath,w=s;if(s===w)if(Array.isArray(c)){if(c.length>16)return A.errors=[{
instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var d=!0;let v=c.length;for(let g=0;g<v;g++){let _=c[g],x=s;
if(s===x)if(typeof _=="string"){if(!_i.test(_))return A.errors=[{instancePath:i+"/framePath/"+g,keyword:"patte\
rn"}],!1}else return A.errors=[{instancePath:i+"/framePath/"+g,keyword:"type"}],!1;var d=x===s;if(!d)break}}}else
return A.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.href!==
void 0){let c=r.href,w=s;if(s===w)if(typeof c=="string"){if(u(c)>8192)return A.errors=[{instancePath:i+"/href",
keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(r.destination!==void 0){let c=r.destination,w=s;if(s===w)if(typeof c=="string"){if(u(c)>2e3)return A.
errors=[{instancePath:i+"/destination",keyword:"maxLength"}],!1;if(u(c)<1)return A.errors=[{instancePath:i+"/d\
estination",keyword:"minLength"}],!1}else return A.errors=[{instancePath:i+"/destination",keyword:"type"}],!1;
var t=w===s}else var t=!0;if(t){if(r.download!==void 0){let c=s;if(typeof r.download!="boolean")return A.errors=
[{instancePath:i+"/download",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(r.state!==void 0){let c=s;
ms(r.state,{instancePath:i+"/state",parentData:r,parentDataProperty:"state",rootData:a})||(o=o===null?ms.errors:
o.concat(ms.errors),s=o.length);var t=c===s}else var t=!0;if(t){if(r.value!==void 0){let c=r.value,w=s;if(s===
w)if(typeof c=="string"){if(u(c)>80)return A.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return A.
errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(r.filled!==void 0){let c=s;
if(typeof r.filled!="boolean")return A.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t)if(r.options!==void 0){let c=r.options,w=s;if(s===w)if(Array.isArray(c)){if(c.length>200)return A.errors=
[{instancePath:i+"/options",keyword:"maxItems"}],!1;{var e=!0;let v=c.length;for(let g=0;g<v;g++){let _=c[g],x=s;
if(s===x)if(typeof _=="string"){if(u(_)>80)return A.errors=[{instancePath:i+"/options/"+g,keyword:"maxLength"}],
!1}else return A.errors=[{instancePath:i+"/options/"+g,keyword:"type"}],!1;var e=x===s;if(!e)break}}}else return A.
errors=[{instancePath:i+"/options",keyword:"type"}],!1;var t=w===s}else var t=!0}}}}}}}}}}}}}}}}}}}else return A.
errors=[{instancePath:i,keyword:"type"}],!1;return A.errors=o,s===0}var Ut=ye,Ft={additionalProperties:!1,description:"\
One answer of `pcd.query`: coarse score, no selector.",properties:{id:{maxLength:128,minLength:1,pattern:"^[A-\
Za-z0-9._:-]+$",type:"string"},label:{maxLength:80,type:"string"},kind:{maxLength:40,type:"string"},role:{maxLength:40,
type:"string"},type:{enum:["action","form","field","collection"],type:"string"},landmark:{$ref:"#/$defs/Landma\
rk"},context:{maxLength:80,type:"string"},href:{maxLength:200,type:"string"},formId:{maxLength:128,minLength:1,
pattern:"^[A-Za-z0-9._:-]+$",type:"string"},score:{minimum:0,type:"number"}},required:["id","label","type","sc\
ore"],type:"object"};function ye(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.id===void 0&&(f="id")||r.label===void 0&&
(f="label")||r.type===void 0&&(f="type")||r.score===void 0&&(f="score"))return ye.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let e in r)if(!E.call(Ft.properties,e)){return ye.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(r.id!==void 0){let e=r.id,n=s;if(s===n)if(typeof e=="string"){if(u(
e)>128)return ye.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(e)<1)return ye.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(e))return ye.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return ye.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.label!==void 0){
let e=r.label,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return ye.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return ye.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.kind!==void 0){let e=r.kind,n=s;if(s===n)if(typeof e=="string"){if(u(e)>40)return ye.errors=[{instancePath:i+
"/kind",keyword:"maxLength"}],!1}else return ye.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.role!==void 0){let e=r.role,n=s;if(s===n)if(typeof e=="string"){if(u(e)>40)return ye.
errors=[{instancePath:i+"/role",keyword:"maxLength"}],!1}else return ye.errors=[{instancePath:i+"/role",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(r.type!==void 0){let e=r.type,n=s;if(typeof e!="string")return ye.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(!(e==="action"||e==="form"||e==="field"||e==="collectio\
n"))return ye.errors=[{instancePath:i+"/type",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(r.landmark!==
void 0){let e=s;ve(r.landmark,{instancePath:i+"/landmark",parentData:r,parentDataProperty:"landmark",rootData:a})||
(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);var t=e===s}else var t=!0;if(t){if(r.context!==void 0){let e=r.
context,n=s;if(s===n)if(typeof e=="string"){if(u(e)>80)return ye.errors=[{instancePath:i+"/context",keyword:"m\
axLength"}],!1}else return ye.errors=[{instancePath:i+"/context",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.href!==void 0){let e=r.href,n=s;if(s===n)if(typeof e=="string"){if(u(e)>200)return ye.errors=[{instancePath:i+
"/href",keyword:"maxLength"}],!1}else return ye.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(r.formId!==void 0){let e=r.formId,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return ye.
errors=[{instancePath:i+"/formId",keyword:"maxLength"}],!1;if(u(e)<1)return ye.errors=[{instancePath:i+"/formI\
d",keyword:"minLength"}],!1;if(!k.test(e))return ye.errors=[{instancePath:i+"/formId",keyword:"pattern"}],!1}else
return ye.errors=[{instancePath:i+"/formId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.score!==void 0){
let e=r.score,n=s;if(s===n)if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e))return ye.errors=[{instancePath:i+
"/score",keyword:"minimum"}],!1}else return ye.errors=[{instancePath:i+"/score",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}}}}}}else return ye.errors=[{instancePath:i,keyword:"type"}],!1;return ye.errors=o,s===0}
var Wt=Si;function Si(r,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;
if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t=r.kind;if(typeof t=="string")if(t==="role")ae(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ae.errors:o.concat(ae.errors),s=o.length);else if(t===
"text")Oe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Oe.errors:o.concat(Oe.
errors),s=o.length);else if(t==="css")Pe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?Pe.errors:o.concat(Pe.errors),s=o.length);else return Si.errors=[{instancePath:i,keyword:"discriminat\
or"}],!1;else return Si.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Si.errors=[{instancePath:i,
keyword:"type"}],!1;return Si.errors=o,s===0}var Gt=Di;function Di(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let t=r.type;if(typeof t==
"string")if(t==="SubmitPrompt")ce(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
ce.errors:o.concat(ce.errors),s=o.length);else if(t==="Approve")cr(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?cr.errors:o.concat(cr.errors),s=o.length);else if(t==="Answer")dr(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?dr.errors:o.concat(dr.errors),s=o.length);else if(t===
"CancelTask")Zr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Zr.errors:o.concat(
Zr.errors),s=o.length);else if(t==="Stop")zs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?zs.errors:o.concat(zs.errors),s=o.length);else if(t==="Pause")Zs(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Zs.errors:o.concat(Zs.errors),s=o.length);else if(t==="Resume")Us(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Us.errors:o.concat(Us.errors),s=o.length);else if(t===
"Skip")Ws(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ws.errors:o.concat(Ws.
errors),s=o.length);else if(t==="SwitchTask")ts(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ts.errors:o.concat(ts.errors),s=o.length);else if(t==="Enqueue")Ve(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ve.errors:o.concat(Ve.errors),s=o.length);else if(t==="ClearQue\
ue")Gs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Gs.errors:o.concat(Gs.errors),
s=o.length);else if(t==="Retry")Ur(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
Ur.errors:o.concat(Ur.errors),s=o.length);else if(t==="Takeover")Ms(r,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Ms.errors:o.concat(Ms.errors),s=o.length);else if(t==="SetApprovalPolicy")Er(r,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Er.errors:o.concat(Er.errors),s=o.length);else if(t===
"SwitchModel")ns(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ns.errors:o.concat(
ns.errors),s=o.length);else if(t==="SessionNew")Ks(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ks.errors:o.concat(Ks.errors),s=o.length);else if(t==="SessionResume")Wr(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Wr.errors:o.concat(Wr.errors),s=o.length);else if(t==="SessionR\
esumeLast")Vs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Vs.errors:o.concat(
Vs.errors),s=o.length);else if(t==="SessionCompact")Hs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Hs.errors:o.concat(Hs.errors),s=o.length);else if(t==="RecoverRun")ar(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ar.errors:o.concat(ar.errors),s=o.length);else if(t==="GrantOri\
gin")vr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?vr.errors:o.concat(vr.errors),
s=o.length);else if(t==="WithdrawGrant")Gr(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?Gr.errors:o.concat(Gr.errors),s=o.length);else if(t==="RunWorkflow")Le(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Le.errors:o.concat(Le.errors),s=o.length);else if(t==="RunJob")
Xe(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Xe.errors:o.concat(Xe.errors),
s=o.length);else if(t==="Shutdown")Qs(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?Qs.errors:o.concat(Qs.errors),s=o.length);else return Di.errors=[{instancePath:i,keyword:"discriminator"}],
!1;else return Di.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Di.errors=[{instancePath:i,
keyword:"type"}],!1;return Di.errors=o,s===0}var Kt=Zi;function Zi(r,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=r}={}){let o=null,s=0,t=s,f=!1,d=null,e=s;Ne(r,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ne.errors:o.concat(Ne.errors),s=o.length);var l=e===s;l&&(f=!0,d=0);let n=s;is(r,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?is.errors:o.concat(is.errors),s=o.length);var l=n===s;if(l&&f?(f=
!1,d=[d,1]):l&&(f=!0,d=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===
null?o=[c]:o.push(c),s++,Zi.errors=o,!1}return Zi.errors=o,s===0}var Vt=qe;function qe(r,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=r}={}){let o=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;
if(r.seq===void 0&&(f="seq")||r.ts_unix_ms===void 0&&(f="ts_unix_ms")||r.session_id===void 0&&(f="session_id")||
r.event===void 0&&(f="event"))return qe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let e in r)
if(!(e==="seq"||e==="ts_unix_ms"||e==="session_id"||e==="run_id"||e==="task_id"||e==="event")){return qe.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(r.seq!==void 0){let e=r.seq,n=s;if(!(typeof e==
"number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return qe.errors=[{instancePath:i+"/seq",keyword:"type"}],!1;if(s===
n&&typeof e=="number"&&isFinite(e)&&(e<1||isNaN(e)))return qe.errors=[{instancePath:i+"/seq",keyword:"minimum"}],
!1;var t=n===s}else var t=!0;if(t){if(r.ts_unix_ms!==void 0){let e=r.ts_unix_ms,n=s;if(!(typeof e=="number"&&!(e%
1)&&!isNaN(e)&&isFinite(e)))return qe.errors=[{instancePath:i+"/ts_unix_ms",keyword:"type"}],!1;if(s===n&&typeof e==
"number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return qe.errors=[{instancePath:i+"/ts_unix_ms",keyword:"\
maximum"}],!1;if(e<0||isNaN(e))return qe.errors=[{instancePath:i+"/ts_unix_ms",keyword:"minimum"}],!1}var t=n===
s}else var t=!0;if(t){if(r.session_id!==void 0){let e=r.session_id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>
128)return qe.errors=[{instancePath:i+"/session_id",keyword:"maxLength"}],!1;if(u(e)<1)return qe.errors=[{instancePath:i+
"/session_id",keyword:"minLength"}],!1;if(!k.test(e))return qe.errors=[{instancePath:i+"/session_id",keyword:"\
pattern"}],!1}else return qe.errors=[{instancePath:i+"/session_id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(r.run_id!==void 0){let e=r.run_id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return qe.errors=[{
instancePath:i+"/run_id",keyword:"maxLength"}],!1;if(u(e)<1)return qe.errors=[{instancePath:i+"/run_id",keyword:"\
minLength"}],!1;if(!k.test(e))return qe.errors=[{instancePath:i+"/run_id",keyword:"pattern"}],!1}else return qe.
errors=[{instancePath:i+"/run_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(r.task_id!==void 0){let e=r.
task_id,n=s;if(s===n)if(typeof e=="string"){if(u(e)>128)return qe.errors=[{instancePath:i+"/task_id",keyword:"\
maxLength"}],!1;if(u(e)<1)return qe.errors=[{instancePath:i+"/task_id",keyword:"minLength"}],!1;if(!k.test(e))
return qe.errors=[{instancePath:i+"/task_id",keyword:"pattern"}],!1}else return qe.errors=[{instancePath:i+"/t\
ask_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(r.event!==void 0){let e=s;gi(r.event,{instancePath:i+
"/event",parentData:r,parentDataProperty:"event",rootData:a})||(o=o===null?gi.errors:o.concat(gi.errors),s=o.length);
var t=e===s}else var t=!0}}}}}}}else return qe.errors=[{instancePath:i,keyword:"type"}],!1;return qe.errors=o,
s===0}export{Gt as isCommand,Kt as isCommandReply,Vt as isEventEnvelope,St as isFrame,Dt as isFrontendDown,Rt as isFrontendUp,
Pt as isMiniPCD,zt as isObservation,Zt as isPCDActionDetail,Ut as isQueryHit,Wt as isRoleSelector,Ct as isToolCall,
Ot as isToolResult};
