/* Generated from shared-schema by `make schema`. Do not edit. */
var Ti=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(p){throw i=0,p}};var Ai=Ti(_i=>{"use strict";Object.defineProperty(_i,"__esModule",{value:!0});function Li(e){let i=e.length,p=0,
y=0,l;for(;y<i;)p++,l=e.charCodeAt(y++),l>=55296&&l<=56319&&y<i&&(l=e.charCodeAt(y),(l&64512)===56320&&y++);return p}
_i.default=Li;Li.code='require("ajv/dist/runtime/ucs2length").default'});var gt=pi;var u=Ai().default,bi=new RegExp("^[A-Za-z0-9_-]+$","u");function vr(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.protocolVersion===void 0&&(f="protocolVersion")||e.nonce===void 0&&(f="nonce"))return vr.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="protocolVersion"||r==="\
nonce")){return vr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return vr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="c\
hallenge")return vr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.
protocolVersion!==void 0){let r=e.protocolVersion,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return vr.errors=[{instancePath:i+"/protocolVersion",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return vr.errors=[{instancePath:i+"/protocolVersion",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return vr.errors=[{instancePath:i+"/protocolVersion",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.nonce!==void 0){let r=e.nonce,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return vr.errors=[{instancePath:i+
"/nonce",keyword:"maxLength"}],!1;if(u(r)<22)return vr.errors=[{instancePath:i+"/nonce",keyword:"minLength"}],
!1;if(!bi.test(r))return vr.errors=[{instancePath:i+"/nonce",keyword:"pattern"}],!1}else return vr.errors=[{instancePath:i+
"/nonce",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return vr.errors=[{instancePath:i,keyword:"type"}],
!1;return vr.errors=o,s===0}var Ei={additionalProperties:!1,description:"`fences` are the highest epochs by se\
ssion. `generation` counts the lives of the worker. `worker_id` is new with each life.",properties:{type:{const:"\
hello",type:"string"},protocolVersion:{maximum:2147483647,minimum:0,type:"integer"},extensionId:{pattern:"^[a-\
p]{32}$",type:"string"},extensionVersion:{maxLength:40,type:"string"},browser:{maxLength:200,type:"string"},browserId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},workerId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},nonce:{maxLength:64,minLength:22,pattern:"^[A-Za-z0-9_-]+$",type:"string"},
proof:{maxLength:43,minLength:43,pattern:"^[A-Za-z0-9_-]+$",type:"string"},openCalls:{items:{$ref:"#/$defs/Ope\
nCall"},maxItems:1e3,type:"array"},fences:{additionalProperties:{maximum:2147483647,minimum:0,type:"integer"},
type:"object"}},required:["type","protocolVersion","extensionId","extensionVersion","browser","browserId","wor\
kerId","nonce","proof","openCalls","fences"],type:"object"},$=Object.prototype.hasOwnProperty,Fi=new RegExp("^\
[a-p]{32}$","u"),w=new RegExp("^[A-Za-z0-9._:-]+$","u");function li(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(li.errors=[{instancePath:i,keyword:"type"}],!1):e==="received"||e==="dispatching"||e==="done"?(li.errors=
o,s===0):(li.errors=[{instancePath:i,keyword:"enum"}],!1)}function js(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.state===void 0&&(f="state"))return js.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="id"||r==="state")){return js.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return js.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return js.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return js.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return js.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.state!==void 0){let r=s;li(e.state,{instancePath:i+
"/state",parentData:e,parentDataProperty:"state",rootData:l})||(o=o===null?li.errors:o.concat(li.errors),s=o.length);
var t=r===s}else var t=!0}}}else return js.errors=[{instancePath:i,keyword:"type"}],!1;return js.errors=o,s===
0}function A(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)
if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.type===void 0&&(r="type")||e.protocolVersion===void 0&&
(r="protocolVersion")||e.extensionId===void 0&&(r="extensionId")||e.extensionVersion===void 0&&(r="extensionVe\
rsion")||e.browser===void 0&&(r="browser")||e.browserId===void 0&&(r="browserId")||e.workerId===void 0&&(r="wo\
rkerId")||e.nonce===void 0&&(r="nonce")||e.proof===void 0&&(r="proof")||e.openCalls===void 0&&(r="openCalls")||
e.fences===void 0&&(r="fences"))return A.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let a in e)
if(!$.call(Ei.properties,a)){return A.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===
s){if(e.type!==void 0){let a=e.type,c=s;if(typeof a!="string")return A.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(a!=="hello")return A.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=c===s}else var t=!0;
if(t){if(e.protocolVersion!==void 0){let a=e.protocolVersion,c=s;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return A.errors=[{instancePath:i+"/protocolVersion",keyword:"type"}],!1;if(s===c&&typeof a=="number"&&isFinite(
a)){if(a>2147483647||isNaN(a))return A.errors=[{instancePath:i+"/protocolVersion",keyword:"maximum"}],!1;if(a<
0||isNaN(a))return A.errors=[{instancePath:i+"/protocolVersion",keyword:"minimum"}],!1}var t=c===s}else var t=!0;
if(t){if(e.extensionId!==void 0){let a=e.extensionId,c=s;if(s===c)if(typeof a=="string"){if(!Fi.test(a))return A.
errors=[{instancePath:i+"/extensionId",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+"/extensio\
nId",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.extensionVersion!==void 0){let a=e.extensionVersion,
c=s;if(s===c)if(typeof a=="string"){if(u(a)>40)return A.errors=[{instancePath:i+"/extensionVersion",keyword:"m\
axLength"}],!1}else return A.errors=[{instancePath:i+"/extensionVersion",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t){if(e.browser!==void 0){let a=e.browser,c=s;if(s===c)if(typeof a=="string"){if(u(a)>200)return A.errors=[
{instancePath:i+"/browser",keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+"/browser",keyword:"\
type"}],!1;var t=c===s}else var t=!0;if(t){if(e.browserId!==void 0){let a=e.browserId,c=s;if(s===c)if(typeof a==
"string"){if(u(a)>128)return A.errors=[{instancePath:i+"/browserId",keyword:"maxLength"}],!1;if(u(a)<1)return A.
errors=[{instancePath:i+"/browserId",keyword:"minLength"}],!1;if(!w.test(a))return A.errors=[{instancePath:i+"\
/browserId",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+"/browserId",keyword:"type"}],!1;var t=c===
s}else var t=!0;if(t){if(e.workerId!==void 0){let a=e.workerId,c=s;if(s===c)if(typeof a=="string"){if(u(a)>128)
return A.errors=[{instancePath:i+"/workerId",keyword:"maxLength"}],!1;if(u(a)<1)return A.errors=[{instancePath:i+
"/workerId",keyword:"minLength"}],!1;if(!w.test(a))return A.errors=[{instancePath:i+"/workerId",keyword:"patte\
rn"}],!1}else return A.errors=[{instancePath:i+"/workerId",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(e.nonce!==void 0){let a=e.nonce,c=s;if(s===c)if(typeof a=="string"){if(u(a)>64)return A.errors=[{instancePath:i+
"/nonce",keyword:"maxLength"}],!1;if(u(a)<22)return A.errors=[{instancePath:i+"/nonce",keyword:"minLength"}],!1;
if(!bi.test(a))return A.errors=[{instancePath:i+"/nonce",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+
"/nonce",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.proof!==void 0){let a=e.proof,c=s;if(s===c)if(typeof a==
"string"){if(u(a)>43)return A.errors=[{instancePath:i+"/proof",keyword:"maxLength"}],!1;if(u(a)<43)return A.errors=
[{instancePath:i+"/proof",keyword:"minLength"}],!1;if(!bi.test(a))return A.errors=[{instancePath:i+"/proof",keyword:"\
pattern"}],!1}else return A.errors=[{instancePath:i+"/proof",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(e.openCalls!==void 0){let a=e.openCalls,c=s;if(s===c)if(Array.isArray(a)){if(a.length>1e3)return A.errors=[
{instancePath:i+"/openCalls",keyword:"maxItems"}],!1;{var f=!0;let m=a.length;for(let k=0;k<m;k++){let v=s;js(
a[k],{instancePath:i+"/openCalls/"+k,parentData:a,parentDataProperty:k,rootData:l})||(o=o===null?js.errors:o.concat(
js.errors),s=o.length);var f=v===s;if(!f)break}}}else return A.errors=[{instancePath:i+"/openCalls",keyword:"t\
ype"}],!1;var t=c===s}else var t=!0;if(t)if(e.fences!==void 0){let a=e.fences,c=s;if(s===c)if(a&&typeof a=="ob\
ject"&&!Array.isArray(a))for(let m in a){let k=a[m],v=s;if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k)))
return A.errors=[{instancePath:i+"/fences/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type"}],!1;if(s===
v&&typeof k=="number"&&isFinite(k)){if(k>2147483647||isNaN(k))return A.errors=[{instancePath:i+"/fences/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum"}],!1;if(k<0||isNaN(k))return A.errors=[{instancePath:i+"/fenc\
es/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum"}],!1}var d=v===s;if(!d)break}else return A.errors=
[{instancePath:i+"/fences",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}}}}else return A.errors=[{instancePath:i,
keyword:"type"}],!1;return A.errors=o,s===0}function Ue(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.origin===void 0&&(f="origin"))return Ue.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="origin"||r==="sessionId"||r==="expiresMs"||r==="deni\
ed")){return Ue.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.origin!==void 0){
let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return Ue.errors=[{instancePath:i+"/origin",keyword:"\
maxLength"}],!1}else return Ue.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ue.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Ue.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!w.test(r))return Ue.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Ue.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.expiresMs!==
void 0){let r=e.expiresMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ue.errors=[{instancePath:i+
"/expiresMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Ue.
errors=[{instancePath:i+"/expiresMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ue.errors=[{instancePath:i+
"/expiresMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.denied!==void 0){let r=s;if(typeof e.denied!=
"boolean")return Ue.errors=[{instancePath:i+"/denied",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return Ue.
errors=[{instancePath:i,keyword:"type"}],!1;return Ue.errors=o,s===0}function fe(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.type===void 0&&(n="type")||e.proof===void 0&&(n="proof")||e.serverVersion===void 0&&(n="serverVersion")||
e.openCallIds===void 0&&(n="openCallIds")||e.fences===void 0&&(n="fences")||e.grants===void 0&&(n="grants")||e.
heartbeatMs===void 0&&(n="heartbeatMs"))return fe.errors=[{instancePath:i,keyword:"required"}],!1;{let a=s;for(let c in e)
if(!(c==="type"||c==="proof"||c==="serverVersion"||c==="openCallIds"||c==="fences"||c==="grants"||c==="heartbe\
atMs")){return fe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(a===s){if(e.type!==void 0){
let c=e.type,g=s;if(typeof c!="string")return fe.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(c!=="w\
elcome")return fe.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=g===s}else var t=!0;if(t){if(e.proof!==
void 0){let c=e.proof,g=s;if(s===g)if(typeof c=="string"){if(u(c)>43)return fe.errors=[{instancePath:i+"/proof",
keyword:"maxLength"}],!1;if(u(c)<43)return fe.errors=[{instancePath:i+"/proof",keyword:"minLength"}],!1;if(!bi.
test(c))return fe.errors=[{instancePath:i+"/proof",keyword:"pattern"}],!1}else return fe.errors=[{instancePath:i+
"/proof",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.serverVersion!==void 0){let c=e.serverVersion,
g=s;if(s===g)if(typeof c=="string"){if(u(c)>40)return fe.errors=[{instancePath:i+"/serverVersion",keyword:"max\
Length"}],!1}else return fe.errors=[{instancePath:i+"/serverVersion",keyword:"type"}],!1;var t=g===s}else var t=!0;
if(t){if(e.openCallIds!==void 0){let c=e.openCallIds,g=s;if(s===g)if(Array.isArray(c)){if(c.length>1e3)return fe.
errors=[{instancePath:i+"/openCallIds",keyword:"maxItems"}],!1;{var f=!0;let k=c.length;for(let v=0;v<k;v++){let h=c[v],
I=s;if(s===I)if(typeof h=="string"){if(u(h)>128)return fe.errors=[{instancePath:i+"/openCallIds/"+v,keyword:"m\
axLength"}],!1;if(u(h)<1)return fe.errors=[{instancePath:i+"/openCallIds/"+v,keyword:"minLength"}],!1;if(!w.test(
h))return fe.errors=[{instancePath:i+"/openCallIds/"+v,keyword:"pattern"}],!1}else return fe.errors=[{instancePath:i+
"/openCallIds/"+v,keyword:"type"}],!1;var f=I===s;if(!f)break}}}else return fe.errors=[{instancePath:i+"/openC\
allIds",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.fences!==void 0){let c=e.fences,g=s;if(s===g)
if(c&&typeof c=="object"&&!Array.isArray(c))for(let k in c){let v=c[k],h=s;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)))return fe.errors=[{instancePath:i+"/fences/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type"}],!1;if(s===h&&typeof v=="number"&&isFinite(v)){if(v>2147483647||isNaN(v))return fe.errors=[{instancePath:i+
"/fences/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum"}],!1;if(v<0||isNaN(v))return fe.errors=[
{instancePath:i+"/fences/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum"}],!1}var d=h===s;if(!d)break}else
return fe.errors=[{instancePath:i+"/fences",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.grants!==
void 0){let c=e.grants,g=s;if(s===g)if(Array.isArray(c)){var r=!0;let k=c.length;for(let v=0;v<k;v++){let h=s;
Ue(c[v],{instancePath:i+"/grants/"+v,parentData:c,parentDataProperty:v,rootData:l})||(o=o===null?Ue.errors:o.concat(
Ue.errors),s=o.length);var r=h===s;if(!r)break}}else return fe.errors=[{instancePath:i+"/grants",keyword:"type"}],
!1;var t=g===s}else var t=!0;if(t)if(e.heartbeatMs!==void 0){let c=e.heartbeatMs,g=s;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return fe.errors=[{instancePath:i+"/heartbeatMs",keyword:"type"}],!1;if(s===g&&
typeof c=="number"&&isFinite(c)){if(c>6e4||isNaN(c))return fe.errors=[{instancePath:i+"/heartbeatMs",keyword:"\
maximum"}],!1;if(c<10||isNaN(c))return fe.errors=[{instancePath:i+"/heartbeatMs",keyword:"minimum"}],!1}var t=g===
s}else var t=!0}}}}}}}}else return fe.errors=[{instancePath:i,keyword:"type"}],!1;return fe.errors=o,s===0}function es(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.reason===void 0&&(f="reason")||
e.message===void 0&&(f="message"))return es.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="reason"||r==="message")){return es.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return es.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="refused")return es.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.reason!==void 0){let r=e.reason,n=s;if(typeof r!="string")return es.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;if(!(r==="pairing"||r==="protocol_version"||r==="origin"||r==="host"||r==="malfo\
rmed"))return es.errors=[{instancePath:i+"/reason",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.message!==
void 0){let r=e.message,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return es.errors=[{instancePath:i+"/me\
ssage",keyword:"maxLength"}],!1}else return es.errors=[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}else return es.errors=[{instancePath:i,keyword:"type"}],!1;return es.errors=o,s===0}var Mi={additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"s\
tring"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-\
Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"getMiniPCD",type:"string"},args:{$ref:"#/$def\
s/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function _(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.fingerprint===void 0&&(f="fingerpri\
nt"))return _.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="id"||r==="fing\
erprint")){return _.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){
let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return _.errors=[{instancePath:i+"/id",keyword:"max\
Length"}],!1;if(u(r)<1)return _.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1}else return _.errors=[{
instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.fingerprint!==void 0){let r=e.fingerprint,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return _.errors=[{instancePath:i+"/fingerprint",keyword:"maxLen\
gth"}],!1;if(u(r)<1)return _.errors=[{instancePath:i+"/fingerprint",keyword:"minLength"}],!1}else return _.errors=
[{instancePath:i+"/fingerprint",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return _.errors=[{instancePath:i,
keyword:"type"}],!1;return _.errors=o,s===0}function b(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.digest===void 0&&(f="digest")||e.expiresMs===
void 0&&(f="expiresMs"))return b.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"id"||r==="digest"||r==="expiresMs")){return b.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return b.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return b.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return b.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return b.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.digest!==void 0){let r=e.digest,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return b.errors=[{instancePath:i+"/digest",keyword:"maxLength"}],!1;if(u(r)<16)return b.
errors=[{instancePath:i+"/digest",keyword:"minLength"}],!1}else return b.errors=[{instancePath:i+"/digest",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.expiresMs!==void 0){let r=e.expiresMs,n=s;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return b.errors=[{instancePath:i+"/expiresMs",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return b.errors=[{instancePath:i+"/expiresMs",
keyword:"maximum"}],!1;if(r<0||isNaN(r))return b.errors=[{instancePath:i+"/expiresMs",keyword:"minimum"}],!1}var t=n===
s}else var t=!0}}}}else return b.errors=[{instancePath:i,keyword:"type"}],!1;return b.errors=o,s===0}function Se(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.tabId===void 0&&(t="tabId"))return Se.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="tabId"){return Se.errors=[{instancePath:i,keyword:"add\
itionalProperties"}],!1;break}if(f===s&&e.tabId!==void 0){let d=e.tabId,r=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return Se.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===r&&typeof d=="number"&&
isFinite(d)){if(d>2147483647||isNaN(d))return Se.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(d<
1||isNaN(d))return Se.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}}}}else return Se.errors=[{instancePath:i,
keyword:"type"}],!1;return Se.errors=o,s===0}function S(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return S.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(Mi.properties,r)){return S.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return S.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return S.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return S.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return S.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return S.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return S.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return S.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return S.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return S.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return S.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return S.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return S.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return S.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return S.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return S.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return S.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return S.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return S.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return S.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return S.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return S.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return S.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="getMiniPCD")return S.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Se(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return S.errors=
[{instancePath:i,keyword:"type"}],!1;return S.errors=o,s===0}var qi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"pcd.query",
type:"string"},args:{$ref:"#/$defs/QueryArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function tr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId"))return tr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="tabId"||r==="kind"||r==="text"||r==="topK")){return tr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.tabId!==void 0){let r=e.tabId,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return tr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return tr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return tr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return tr.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="action"||r==="form"||r==="field"||r==="collection"))return tr.
errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.text!==void 0){let r=e.
text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>400)return tr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1}else return tr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.
topK!==void 0){let r=e.topK,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return tr.errors=[{instancePath:i+
"/topK",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>50||isNaN(r))return tr.errors=[{instancePath:i+
"/topK",keyword:"maximum"}],!1;if(r<1||isNaN(r))return tr.errors=[{instancePath:i+"/topK",keyword:"minimum"}],
!1}var t=n===s}else var t=!0}}}}}else return tr.errors=[{instancePath:i,keyword:"type"}],!1;return tr.errors=o,
s===0}function D(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||
e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.
args===void 0&&(f="args"))return D.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.
call(qi.properties,r)){return D.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.
id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return D.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(r)<1)return D.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(
r))return D.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return D.errors=[{instancePath:i+"/id",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return D.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return D.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return D.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return D.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return D.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!w.test(r))return D.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return D.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==
void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return D.errors=[{instancePath:i+"/task\
Id",keyword:"maxLength"}],!1;if(u(r)<1)return D.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!w.
test(r))return D.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return D.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return D.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return D.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return D.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return D.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return D.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return D.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return D.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="pcd.query")return D.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;tr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?tr.errors:o.concat(tr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return D.errors=
[{instancePath:i,keyword:"type"}],!1;return D.errors=o,s===0}var Si={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"getDetails",
type:"string"},args:{$ref:"#/$defs/DetailArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function nr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.ids===void 0&&(d="ids"))return nr.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="ids")){return nr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,
a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return nr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return nr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return nr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=a===s}else var t=!0;if(t)if(e.ids!==void 0){let n=e.ids,a=s;if(s===a)if(Array.isArray(n)){if(n.length>
40)return nr.errors=[{instancePath:i+"/ids",keyword:"maxItems"}],!1;if(n.length<1)return nr.errors=[{instancePath:i+
"/ids",keyword:"minItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=n[m],v=s;if(s===v)if(typeof k==
"string"){if(u(k)>128)return nr.errors=[{instancePath:i+"/ids/"+m,keyword:"maxLength"}],!1;if(u(k)<1)return nr.
errors=[{instancePath:i+"/ids/"+m,keyword:"minLength"}],!1;if(!w.test(k))return nr.errors=[{instancePath:i+"/i\
ds/"+m,keyword:"pattern"}],!1}else return nr.errors=[{instancePath:i+"/ids/"+m,keyword:"type"}],!1;var f=v===s;
if(!f)break}}}else return nr.errors=[{instancePath:i+"/ids",keyword:"type"}],!1;var t=a===s}else var t=!0}}}else
return nr.errors=[{instancePath:i,keyword:"type"}],!1;return nr.errors=o,s===0}function j(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.
deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return j.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Si.properties,r)){return j.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)
if(typeof r=="string"){if(u(r)>128)return j.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return j.
errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return j.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return j.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return j.errors=
[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return j.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return j.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return j.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return j.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return j.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return j.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return j.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!w.test(r))return j.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return j.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return j.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return j.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return j.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return j.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return j.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return j.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(
_.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return j.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="getDetails")return j.errors=[{instancePath:i+"/name",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;nr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"\
args",rootData:l})||(o=o===null?nr.errors:o.concat(nr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else
return j.errors=[{instancePath:i,keyword:"type"}],!1;return j.errors=o,s===0}var Di={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.list",type:"string"},args:{$ref:"#/$defs/NoArgs"}},required:["id","epoch","sessionId","deadl\
ineMs","name","args"],type:"object"};function di(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e))for(let t in e){return di.errors=[{instancePath:i,keyword:"additionalPro\
perties"}],!1;break}else return di.errors=[{instancePath:i,keyword:"type"}],!1;return di.errors=o,s===0}function R(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&
(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="ar\
gs"))return R.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Di.properties,
r)){return R.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.
id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return R.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(r)<1)return R.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return R.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return R.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return R.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return R.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return R.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return R.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return R.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return R.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return R.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return R.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return R.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!w.test(r))return R.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return R.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return R.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return R.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return R.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return R.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return R.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return R.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(
_.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return R.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="tabs.list")return R.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t)if(e.args!==void 0){let r=s;di(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"\
args",rootData:l})||(o=o===null?di.errors:o.concat(di.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else
return R.errors=[{instancePath:i,keyword:"type"}],!1;return R.errors=o,s===0}var ji={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"dom.read",type:"string"},args:{$ref:"#/$defs/ReadArgs"}},required:["id","epoch","sessionId","dead\
lineMs","name","args"],type:"object"};var Ri={additionalProperties:!1,description:"An ARIA role with an accessible name; names compare case-insensit\
ively, white space folded.",properties:{kind:{const:"role",type:"string"},role:{maxLength:40,minLength:1,type:"\
string"},name:{maxLength:500,type:"string"},nameMode:{$ref:"#/$defs/NameMode"},pressed:{type:"boolean"},checked:{
type:"boolean"},expanded:{type:"boolean"},selected:{type:"boolean"},disabled:{type:"boolean"},withinLandmark:{
$ref:"#/$defs/Landmark"},nth:{maximum:1e5,minimum:0,type:"integer"},framePath:{items:{pattern:"^[0-9]{1,4}$",type:"\
string"},maxItems:16,type:"array"}},required:["kind","role"],type:"object"};function si(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(si.errors=[{instancePath:i,keyword:"type"}],!1):e==="exact"||e==="includes"||e==="regex"?(si.errors=
o,s===0):(si.errors=[{instancePath:i,keyword:"enum"}],!1)}function ye(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(ye.errors=[{instancePath:i,keyword:"type"}],!1):e==="main"||e==="header"||e==="nav"||e==="footer"||e===
"aside"?(ye.errors=o,s===0):(ye.errors=[{instancePath:i,keyword:"enum"}],!1)}var ti=new RegExp("^[0-9]{1,4}$",
"u");function le(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if(e.kind===void 0&&(d="kind")||e.role===void 0&&(d="role"))
return le.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!$.call(Ri.properties,n)){
return le.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.kind!==void 0){let n=e.
kind,a=s;if(typeof n!="string")return le.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!=="role")return le.
errors=[{instancePath:i+"/kind",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t){if(e.role!==void 0){let n=e.
role,a=s;if(s===a)if(typeof n=="string"){if(u(n)>40)return le.errors=[{instancePath:i+"/role",keyword:"maxLeng\
th"}],!1;if(u(n)<1)return le.errors=[{instancePath:i+"/role",keyword:"minLength"}],!1}else return le.errors=[{
instancePath:i+"/role",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.name!==void 0){let n=e.name,a=s;
if(s===a)if(typeof n=="string"){if(u(n)>500)return le.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1}else
return le.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.nameMode!==
void 0){let n=s;si(e.nameMode,{instancePath:i+"/nameMode",parentData:e,parentDataProperty:"nameMode",rootData:l})||
(o=o===null?si.errors:o.concat(si.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.pressed!==void 0){let n=s;
if(typeof e.pressed!="boolean")return le.errors=[{instancePath:i+"/pressed",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.checked!==void 0){let n=s;if(typeof e.checked!="boolean")return le.errors=[{instancePath:i+
"/checked",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.expanded!==void 0){let n=s;if(typeof e.expanded!=
"boolean")return le.errors=[{instancePath:i+"/expanded",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
selected!==void 0){let n=s;if(typeof e.selected!="boolean")return le.errors=[{instancePath:i+"/selected",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.disabled!==void 0){let n=s;if(typeof e.disabled!="boolean")return le.
errors=[{instancePath:i+"/disabled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.withinLandmark!==
void 0){let n=s;ye(e.withinLandmark,{instancePath:i+"/withinLandmark",parentData:e,parentDataProperty:"withinL\
andmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
nth!==void 0){let n=e.nth,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return le.errors=[{instancePath:i+
"/nth",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return le.errors=[{instancePath:i+
"/nth",keyword:"maximum"}],!1;if(n<0||isNaN(n))return le.errors=[{instancePath:i+"/nth",keyword:"minimum"}],!1}
var t=a===s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,a=s;if(s===a)if(Array.isArray(n)){if(n.
length>16)return le.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<
g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(!ti.test(k))return le.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return le.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=v===
s;if(!f)break}}}else return le.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}}}}}}}}}else
return le.errors=[{instancePath:i,keyword:"type"}],!1;return le.errors=o,s===0}function Me(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.kind===void 0&&(d="kind")||e.text===void 0&&(d="text"))return Me.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="kind"||n==="text"||n==="name\
Mode"||n==="withinLandmark"||n==="nth"||n==="framePath")){return Me.errors=[{instancePath:i,keyword:"additiona\
lProperties"}],!1;break}if(r===s){if(e.kind!==void 0){let n=e.kind,a=s;if(typeof n!="string")return Me.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!=="text")return Me.errors=[{instancePath:i+"/kind",keyword:"\
const"}],!1;var t=a===s}else var t=!0;if(t){if(e.text!==void 0){let n=e.text,a=s;if(s===a)if(typeof n=="string"){
if(u(n)>500)return Me.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1;if(u(n)<1)return Me.errors=[{instancePath:i+
"/text",keyword:"minLength"}],!1}else return Me.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t){if(e.nameMode!==void 0){let n=s;si(e.nameMode,{instancePath:i+"/nameMode",parentData:e,parentDataProperty:"\
nameMode",rootData:l})||(o=o===null?si.errors:o.concat(si.errors),s=o.length);var t=n===s}else var t=!0;if(t){
if(e.withinLandmark!==void 0){let n=s;ye(e.withinLandmark,{instancePath:i+"/withinLandmark",parentData:e,parentDataProperty:"\
withinLandmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),s=o.length);var t=n===s}else var t=!0;
if(t){if(e.nth!==void 0){let n=e.nth,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Me.errors=
[{instancePath:i+"/nth",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Me.
errors=[{instancePath:i+"/nth",keyword:"maximum"}],!1;if(n<0||isNaN(n))return Me.errors=[{instancePath:i+"/nth",
keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,a=s;if(s===a)
if(Array.isArray(n)){if(n.length>16)return Me.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;
let g=n.length;for(let m=0;m<g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(!ti.test(k))return Me.errors=
[{instancePath:i+"/framePath/"+m,keyword:"pattern"}],!1}else return Me.errors=[{instancePath:i+"/framePath/"+m,
keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return Me.errors=[{instancePath:i+"/framePath",keyword:"typ\
e"}],!1;var t=a===s}else var t=!0}}}}}}}else return Me.errors=[{instancePath:i,keyword:"type"}],!1;return Me.errors=
o,s===0}function qe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.kind===void 0&&(d="kind")||e.css===void 0&&(d="css"))return qe.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="kind"||n==="css"||n==="nth"||
n==="framePath")){return qe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.kind!==
void 0){let n=e.kind,a=s;if(typeof n!="string")return qe.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!==
"css")return qe.errors=[{instancePath:i+"/kind",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t){if(e.css!==
void 0){let n=e.css,a=s;if(s===a)if(typeof n=="string"){if(u(n)>2e3)return qe.errors=[{instancePath:i+"/css",keyword:"\
maxLength"}],!1;if(u(n)<1)return qe.errors=[{instancePath:i+"/css",keyword:"minLength"}],!1}else return qe.errors=
[{instancePath:i+"/css",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.nth!==void 0){let n=e.nth,a=s;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qe.errors=[{instancePath:i+"/nth",keyword:"typ\
e"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return qe.errors=[{instancePath:i+"/nth",
keyword:"maximum"}],!1;if(n<0||isNaN(n))return qe.errors=[{instancePath:i+"/nth",keyword:"minimum"}],!1}var t=a===
s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,a=s;if(s===a)if(Array.isArray(n)){if(n.length>
16)return qe.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<
g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(!ti.test(k))return qe.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return qe.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=v===
s;if(!f)break}}}else return qe.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}else
return qe.errors=[{instancePath:i,keyword:"type"}],!1;return qe.errors=o,s===0}function x(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t=e.kind;if(typeof t=="string")if(t==="role")le(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?le.errors:o.concat(le.errors),s=o.length);else if(t==="text")Me(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Me.errors:o.concat(Me.errors),s=o.length);else if(t==="css")qe(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?qe.errors:o.concat(qe.errors),s=o.length);else return x.errors=
[{instancePath:i,keyword:"discriminator"}],!1;else return x.errors=[{instancePath:i,keyword:"discriminator"}],
!1}else return x.errors=[{instancePath:i,keyword:"type"}],!1;return x.errors=o,s===0}function Er(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if(e.tabId===void 0&&(f="tabId"))return Er.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!(r==="tabId"||r==="selector"||r==="query"||r==="maxChars")){return Er.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Er.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Er.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(r<1||isNaN(r))return Er.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.selector!==void 0){let r=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
query!==void 0){let r=e.query,n=s;if(s===n)if(typeof r=="string"){if(u(r)>400)return Er.errors=[{instancePath:i+
"/query",keyword:"maxLength"}],!1}else return Er.errors=[{instancePath:i+"/query",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(e.maxChars!==void 0){let r=e.maxChars,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)))return Er.errors=[{instancePath:i+"/maxChars",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2e3||isNaN(r))return Er.errors=[{instancePath:i+"/maxChars",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Er.
errors=[{instancePath:i+"/maxChars",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Er.errors=
[{instancePath:i,keyword:"type"}],!1;return Er.errors=o,s===0}function C(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return C.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(ji.properties,r)){return C.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return C.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return C.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return C.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return C.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return C.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return C.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return C.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return C.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return C.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return C.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return C.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return C.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return C.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return C.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return C.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return C.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return C.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return C.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return C.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return C.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return C.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return C.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.read")return C.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.args!==void 0){let r=s;Er(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Er.errors:o.concat(Er.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return C.errors=
[{instancePath:i,keyword:"type"}],!1;return C.errors=o,s===0}var Ci={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"capture.can\
didates",type:"string"},args:{$ref:"#/$defs/CandidatesArgs"}},required:["id","epoch","sessionId","deadlineMs",
"name","args"],type:"object"};function kr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.ids===void 0&&(d="ids"))return kr.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="ids")){return kr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,
a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return kr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return kr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return kr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=a===s}else var t=!0;if(t)if(e.ids!==void 0){let n=e.ids,a=s;if(s===a)if(Array.isArray(n)){if(n.length>
40)return kr.errors=[{instancePath:i+"/ids",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){
let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(u(k)>128)return kr.errors=[{instancePath:i+"/ids/"+m,keyword:"\
maxLength"}],!1;if(u(k)<1)return kr.errors=[{instancePath:i+"/ids/"+m,keyword:"minLength"}],!1;if(!w.test(k))return kr.
errors=[{instancePath:i+"/ids/"+m,keyword:"pattern"}],!1}else return kr.errors=[{instancePath:i+"/ids/"+m,keyword:"\
type"}],!1;var f=v===s;if(!f)break}}}else return kr.errors=[{instancePath:i+"/ids",keyword:"type"}],!1;var t=a===
s}else var t=!0}}}else return kr.errors=[{instancePath:i,keyword:"type"}],!1;return kr.errors=o,s===0}function O(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&
(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="ar\
gs"))return O.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Ci.properties,
r)){return O.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.
id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return O.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(r)<1)return O.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return O.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return O.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return O.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return O.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return O.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return O.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return O.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return O.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return O.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return O.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return O.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!w.test(r))return O.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return O.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return O.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return O.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return O.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return O.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return O.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return O.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(
_.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return O.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="capture.candidates")return O.errors=[{instancePath:i+"/name",keyword:"cons\
t"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;kr(e.args,{instancePath:i+"/args",parentData:e,
parentDataProperty:"args",rootData:l})||(o=o===null?kr.errors:o.concat(kr.errors),s=o.length);var t=r===s}else
var t=!0}}}}}}}}}}}else return O.errors=[{instancePath:i,keyword:"type"}],!1;return O.errors=o,s===0}var Oi={additionalProperties:!1,
properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,
minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"\
integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{
$ref:"#/$defs/Grant"},name:{const:"capture.frame",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id",
"epoch","sessionId","deadlineMs","name","args"],type:"object"};function P(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return P.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(Oi.properties,r)){return P.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return P.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return P.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return P.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return P.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return P.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return P.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return P.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return P.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return P.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return P.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return P.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return P.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return P.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return P.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return P.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return P.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return P.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return P.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return P.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return P.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return P.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return P.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="capture.frame")return P.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Se(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return P.errors=
[{instancePath:i,keyword:"type"}],!1;return P.errors=o,s===0}var Pi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.extract",
type:"string"},args:{$ref:"#/$defs/ExtractArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function _e(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.collectionId===void 0&&(d="co\
llectionId")||e.fields===void 0&&(d="fields"))return _e.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;
for(let n in e)if(!(n==="tabId"||n==="collectionId"||n==="fields"||n==="limit"||n==="scroll"||n==="controls")){
return _e.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.
tabId,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return _e.errors=[{instancePath:i+"/tabId",
keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return _e.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return _e.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=a===s}else var t=!0;if(t){if(e.collectionId!==void 0){let n=e.collectionId,a=s;if(s===a)if(typeof n==
"string"){if(u(n)>128)return _e.errors=[{instancePath:i+"/collectionId",keyword:"maxLength"}],!1;if(u(n)<1)return _e.
errors=[{instancePath:i+"/collectionId",keyword:"minLength"}],!1;if(!w.test(n))return _e.errors=[{instancePath:i+
"/collectionId",keyword:"pattern"}],!1}else return _e.errors=[{instancePath:i+"/collectionId",keyword:"type"}],
!1;var t=a===s}else var t=!0;if(t){if(e.fields!==void 0){let n=e.fields,a=s;if(s===a)if(Array.isArray(n)){if(n.
length>20)return _e.errors=[{instancePath:i+"/fields",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<
g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(u(k)>80)return _e.errors=[{instancePath:i+"/fields/"+
m,keyword:"maxLength"}],!1}else return _e.errors=[{instancePath:i+"/fields/"+m,keyword:"type"}],!1;var f=v===s;
if(!f)break}}}else return _e.errors=[{instancePath:i+"/fields",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){
if(e.limit!==void 0){let n=e.limit,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return _e.errors=
[{instancePath:i+"/limit",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return _e.
errors=[{instancePath:i+"/limit",keyword:"maximum"}],!1;if(n<1||isNaN(n))return _e.errors=[{instancePath:i+"/l\
imit",keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t){if(e.scroll!==void 0){let n=s;if(typeof e.scroll!=
"boolean")return _e.errors=[{instancePath:i+"/scroll",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.
controls!==void 0){let n=s;if(typeof e.controls!="boolean")return _e.errors=[{instancePath:i+"/controls",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}}else return _e.errors=[{instancePath:i,keyword:"type"}],!1;return _e.
errors=o,s===0}function z(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return z.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!$.call(Pi.properties,r)){return z.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return z.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return z.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return z.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return z.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return z.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return z.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return z.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return z.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return z.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!w.test(r))return z.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return z.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return z.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return z.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return z.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return z.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return z.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return z.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return z.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return z.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return z.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return z.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return z.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.extract")return z.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;_e(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?_e.errors:o.concat(_e.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return z.errors=
[{instancePath:i,keyword:"type"}],!1;return z.errors=o,s===0}var zi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.waitFor",
type:"string"},args:{$ref:"#/$defs/WaitForArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function or(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId")||e.event===void 0&&(f="event"))return or.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="tabId"||r==="event"||r==="va\
lue"||r==="selector"||r==="timeoutMs")){return or.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return or.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r))return or.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return or.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.event!==void 0){let r=e.
event,n=s;if(typeof r!="string")return or.errors=[{instancePath:i+"/event",keyword:"type"}],!1;if(!(r==="urlCh\
ange"||r==="networkIdle"||r==="selector"||r==="text"||r==="gone"||r==="download"))return or.errors=[{instancePath:i+
"/event",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.value!==void 0){let r=e.value,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>2e3)return or.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return or.errors=
[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;
x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:l})||(o=o===null?
x.errors:o.concat(x.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.timeoutMs!==void 0){let r=e.timeoutMs,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return or.errors=[{instancePath:i+"/timeoutMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return or.errors=[{instancePath:i+"/\
timeoutMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return or.errors=[{instancePath:i+"/timeoutMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0}}}}}}else return or.errors=[{instancePath:i,keyword:"type"}],!1;return or.
errors=o,s===0}function Z(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return Z.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!$.call(zi.properties,r)){return Z.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Z.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Z.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return Z.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return Z.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Z.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Z.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Z.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Z.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Z.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!w.test(r))return Z.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return Z.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Z.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return Z.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return Z.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Z.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Z.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return Z.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Z.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Z.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Z.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Z.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return Z.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.waitFor")return Z.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;or(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?or.errors:o.concat(or.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return Z.errors=
[{instancePath:i,keyword:"type"}],!1;return Z.errors=o,s===0}var Zi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.scroll",
type:"string"},args:{$ref:"#/$defs/ScrollArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Fr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId"))return Fr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="tabId"||r==="y"||r==="selector"||r==="to")){return Fr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.tabId!==void 0){let r=e.tabId,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Fr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Fr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Fr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.y!==void 0){let r=e.y,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)))return Fr.errors=[{instancePath:i+"/y",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>1e6||isNaN(r))return Fr.errors=[{instancePath:i+"/y",keyword:"maximum"}],!1;if(r<-1e6||isNaN(r))return Fr.
errors=[{instancePath:i+"/y",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;
x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:l})||(o=o===null?
x.errors:o.concat(x.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.to!==void 0){let r=e.to,n=s;if(typeof r!=
"string")return Fr.errors=[{instancePath:i+"/to",keyword:"type"}],!1;if(!(r==="top"||r==="bottom"))return Fr.errors=
[{instancePath:i+"/to",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}}else return Fr.errors=[{instancePath:i,
keyword:"type"}],!1;return Fr.errors=o,s===0}function U(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return U.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(Zi.properties,r)){return U.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return U.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return U.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return U.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return U.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return U.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return U.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return U.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return U.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return U.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return U.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return U.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return U.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return U.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return U.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return U.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return U.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return U.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return U.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return U.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return U.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return U.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return U.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.scroll")return U.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Fr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Fr.errors:o.concat(Fr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return U.errors=
[{instancePath:i,keyword:"type"}],!1;return U.errors=o,s===0}var Ui={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.hover",
type:"string"},args:{$ref:"#/$defs/SelectorArgs"}},required:["id","epoch","sessionId","deadlineMs","name","arg\
s"],type:"object"};function Or(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.selector===void 0&&(d="select\
or"))return Or.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="\
selector"||n==="altSelectors")){return Or.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===
s){if(e.tabId!==void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Or.errors=
[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n))return Or.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return Or.errors=[{instancePath:i+
"/tabId",keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t){if(e.selector!==void 0){let n=s;x(e.selector,{
instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:l})||(o=o===null?x.errors:o.concat(
x.errors),s=o.length);var t=n===s}else var t=!0;if(t)if(e.altSelectors!==void 0){let n=e.altSelectors,a=s;if(s===
a)if(Array.isArray(n)){if(n.length>4)return Or.errors=[{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;
{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;x(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,
rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var f=k===s;if(!f)break}}}else return Or.errors=
[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}else return Or.errors=[{instancePath:i,
keyword:"type"}],!1;return Or.errors=o,s===0}function G(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return G.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(Ui.properties,r)){return G.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return G.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return G.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return G.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return G.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return G.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return G.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return G.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return G.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return G.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return G.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return G.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return G.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return G.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return G.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return G.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return G.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return G.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return G.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return G.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return G.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return G.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return G.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.hover")return G.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Or(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Or.errors:o.concat(Or.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return G.errors=
[{instancePath:i,keyword:"type"}],!1;return G.errors=o,s===0}var Gi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.select",
type:"string"},args:{$ref:"#/$defs/SelectArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Vr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.selector===void 0&&(d="select\
or")||e.value===void 0&&(d="value"))return Vr.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="value")){return Vr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Vr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===a&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Vr.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return Vr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=a===s}else var t=!0;
if(t){if(e.selector!==void 0){let n=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let n=e.altSelectors,a=s;if(s===a)if(Array.isArray(n)){if(n.length>4)return Vr.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;
x(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?x.errors:
o.concat(x.errors),s=o.length);var f=k===s;if(!f)break}}}else return Vr.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=a===s}else var t=!0;if(t)if(e.value!==void 0){let n=e.value,a=s;if(s===a)if(typeof n==
"string"){if(u(n)>2e3)return Vr.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return Vr.errors=
[{instancePath:i+"/value",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}else return Vr.errors=[{instancePath:i,
keyword:"type"}],!1;return Vr.errors=o,s===0}function V(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return V.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(Gi.properties,r)){return V.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return V.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return V.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return V.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return V.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return V.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return V.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return V.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return V.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return V.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return V.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return V.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return V.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return V.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return V.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return V.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return V.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return V.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return V.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return V.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return V.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return V.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return V.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.select")return V.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Vr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Vr.errors:o.concat(Vr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return V.errors=
[{instancePath:i,keyword:"type"}],!1;return V.errors=o,s===0}var Vi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.check",
type:"string"},args:{$ref:"#/$defs/CheckArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function rs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.selector===void 0&&(d="select\
or")||e.checked===void 0&&(d="checked"))return rs.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="checked")){return rs.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return rs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===a&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return rs.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return rs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=a===s}else var t=!0;
if(t){if(e.selector!==void 0){let n=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let n=e.altSelectors,a=s;if(s===a)if(Array.isArray(n)){if(n.length>4)return rs.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;
x(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?x.errors:
o.concat(x.errors),s=o.length);var f=k===s;if(!f)break}}}else return rs.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=a===s}else var t=!0;if(t)if(e.checked!==void 0){let n=s;if(typeof e.checked!="boolea\
n")return rs.errors=[{instancePath:i+"/checked",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return rs.
errors=[{instancePath:i,keyword:"type"}],!1;return rs.errors=o,s===0}function K(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return K.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Vi.properties,r)){return K.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return K.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return K.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return K.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return K.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return K.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return K.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return K.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return K.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return K.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return K.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return K.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return K.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return K.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return K.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return K.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return K.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return K.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return K.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return K.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return K.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return K.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return K.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.check")return K.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;rs(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?rs.errors:o.concat(rs.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return K.errors=
[{instancePath:i,keyword:"type"}],!1;return K.errors=o,s===0}var Ki={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.type",type:"\
string"},args:{$ref:"#/$defs/TypeArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function Ge(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.selector===void 0&&(d="select\
or"))return Ge.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="\
selector"||n==="altSelectors"||n==="text"||n==="secret"||n==="replace")){return Ge.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return Ge.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===a&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Ge.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return Ge.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=a===s}else var t=!0;
if(t){if(e.selector!==void 0){let n=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let n=e.altSelectors,a=s;if(s===a)if(Array.isArray(n)){if(n.length>4)return Ge.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;
x(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?x.errors:
o.concat(x.errors),s=o.length);var f=k===s;if(!f)break}}}else return Ge.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.text!==void 0){let n=e.text,a=s;if(s===a)if(typeof n==
"string"){if(u(n)>1e5)return Ge.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Ge.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.secret!==void 0){let n=e.secret,
a=s;if(s===a)if(typeof n=="string"){if(u(n)>128)return Ge.errors=[{instancePath:i+"/secret",keyword:"maxLength"}],
!1;if(u(n)<1)return Ge.errors=[{instancePath:i+"/secret",keyword:"minLength"}],!1;if(!w.test(n))return Ge.errors=
[{instancePath:i+"/secret",keyword:"pattern"}],!1}else return Ge.errors=[{instancePath:i+"/secret",keyword:"ty\
pe"}],!1;var t=a===s}else var t=!0;if(t)if(e.replace!==void 0){let n=s;if(typeof e.replace!="boolean")return Ge.
errors=[{instancePath:i+"/replace",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Ge.errors=[
{instancePath:i,keyword:"type"}],!1;return Ge.errors=o,s===0}function W(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return W.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(Ki.properties,r)){return W.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return W.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return W.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return W.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return W.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return W.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return W.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return W.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return W.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return W.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return W.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return W.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return W.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return W.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return W.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return W.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return W.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return W.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return W.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return W.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return W.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return W.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return W.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.type")return W.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.args!==void 0){let r=s;Ge(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Ge.errors:o.concat(Ge.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return W.errors=
[{instancePath:i,keyword:"type"}],!1;return W.errors=o,s===0}var Wi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.click",
type:"string"},args:{$ref:"#/$defs/ClickArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function je(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let r;if(e.tabId===void 0&&(r="tabId")||e.selector===void 0&&(r="select\
or"))return je.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let a in e)if(!(a==="tabId"||a==="\
selector"||a==="altSelectors"||a==="button"||a==="clicks"||a==="modifiers")){return je.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(n===s){if(e.tabId!==void 0){let a=e.tabId,c=s;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return je.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===c&&
typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a))return je.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(a<1||isNaN(a))return je.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=c===s}else
var t=!0;if(t){if(e.selector!==void 0){let a=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=a===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let a=e.altSelectors,c=s;if(s===c)if(Array.isArray(a)){if(a.length>4)return je.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let m=a.length;for(let k=0;k<m;k++){let v=s;
x(a[k],{instancePath:i+"/altSelectors/"+k,parentData:a,parentDataProperty:k,rootData:l})||(o=o===null?x.errors:
o.concat(x.errors),s=o.length);var f=v===s;if(!f)break}}}else return je.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.button!==void 0){let a=e.button,c=s;if(typeof a!="str\
ing")return je.errors=[{instancePath:i+"/button",keyword:"type"}],!1;if(!(a==="left"||a==="middle"||a==="right"))
return je.errors=[{instancePath:i+"/button",keyword:"enum"}],!1;var t=c===s}else var t=!0;if(t){if(e.clicks!==
void 0){let a=e.clicks,c=s;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return je.errors=[{instancePath:i+
"/clicks",keyword:"type"}],!1;if(s===c&&typeof a=="number"&&isFinite(a)){if(a>2||isNaN(a))return je.errors=[{instancePath:i+
"/clicks",keyword:"maximum"}],!1;if(a<1||isNaN(a))return je.errors=[{instancePath:i+"/clicks",keyword:"minimum"}],
!1}var t=c===s}else var t=!0;if(t)if(e.modifiers!==void 0){let a=e.modifiers,c=s;if(s===c)if(Array.isArray(a)){
if(a.length>4)return je.errors=[{instancePath:i+"/modifiers",keyword:"maxItems"}],!1;{var d=!0;let m=a.length;
for(let k=0;k<m;k++){let v=a[k],h=s;if(typeof v!="string")return je.errors=[{instancePath:i+"/modifiers/"+k,keyword:"\
type"}],!1;if(!(v==="Alt"||v==="Control"||v==="Meta"||v==="Shift"))return je.errors=[{instancePath:i+"/modifie\
rs/"+k,keyword:"enum"}],!1;var d=h===s;if(!d)break}}}else return je.errors=[{instancePath:i+"/modifiers",keyword:"\
type"}],!1;var t=c===s}else var t=!0}}}}}}}else return je.errors=[{instancePath:i,keyword:"type"}],!1;return je.
errors=o,s===0}function H(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return H.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!$.call(Wi.properties,r)){return H.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return H.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return H.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return H.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return H.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return H.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return H.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return H.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return H.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return H.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!w.test(r))return H.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return H.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return H.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return H.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return H.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return H.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return H.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return H.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return H.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return H.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return H.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return H.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return H.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.click")return H.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;je(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?je.errors:o.concat(je.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return H.errors=
[{instancePath:i,keyword:"type"}],!1;return H.errors=o,s===0}var Hi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.submit",
type:"string"},args:{$ref:"#/$defs/SelectorArgs"}},required:["id","epoch","sessionId","deadlineMs","name","arg\
s"],type:"object"};function Q(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return Q.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!$.call(Hi.properties,r)){return Q.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Q.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Q.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return Q.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return Q.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Q.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Q.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Q.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Q.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Q.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!w.test(r))return Q.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return Q.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Q.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return Q.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return Q.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Q.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Q.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return Q.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Q.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Q.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Q.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Q.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return Q.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.submit")return Q.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Or(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Or.errors:o.concat(Or.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return Q.errors=
[{instancePath:i,keyword:"type"}],!1;return Q.errors=o,s===0}var Qi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.press",
type:"string"},args:{$ref:"#/$defs/PressArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function ss(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId")||e.key===void 0&&(f="key"))return ss.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="tabId"||r==="key"||r==="sele\
ctor")){return ss.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.tabId!==void 0){
let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ss.errors=[{instancePath:i+"\
/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ss.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ss.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.key!==void 0){let r=e.key,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>40)return ss.errors=[{instancePath:i+"/key",keyword:"maxLength"}],!1;if(u(r)<1)return ss.errors=[{instancePath:i+
"/key",keyword:"minLength"}],!1}else return ss.errors=[{instancePath:i+"/key",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t)if(e.selector!==void 0){let r=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=r===s}else var t=!0}}}}else return ss.
errors=[{instancePath:i,keyword:"type"}],!1;return ss.errors=o,s===0}function Y(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return Y.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Qi.properties,r)){return Y.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return Y.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Y.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return Y.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return Y.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Y.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Y.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Y.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return Y.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Y.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return Y.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return Y.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Y.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return Y.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return Y.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Y.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Y.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return Y.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Y.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Y.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Y.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Y.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return Y.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.press")return Y.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;ss(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?ss.errors:o.concat(ss.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return Y.errors=
[{instancePath:i,keyword:"type"}],!1;return Y.errors=o,s===0}var Yi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.drag",type:"\
string"},args:{$ref:"#/$defs/DragArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function ws(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.selector===void 0&&(d="select\
or")||e.to===void 0&&(d="to"))return ws.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="to")){return ws.errors=[{instancePath:i,keyword:"ad\
ditionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return ws.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===a&&typeof n=="nu\
mber"&&isFinite(n)){if(n>2147483647||isNaN(n))return ws.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;
if(n<1||isNaN(n))return ws.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t){
if(e.selector!==void 0){let n=s;x(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"sele\
ctor",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.altSelectors!==
void 0){let n=e.altSelectors,a=s;if(s===a)if(Array.isArray(n)){if(n.length>4)return ws.errors=[{instancePath:i+
"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;x(n[m],{instancePath:i+
"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.
length);var f=k===s;if(!f)break}}}else return ws.errors=[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t)if(e.to!==void 0){let n=s;x(e.to,{instancePath:i+"/to",parentData:e,parentDataProperty:"t\
o",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=n===s}else var t=!0}}}}}else return ws.
errors=[{instancePath:i,keyword:"type"}],!1;return ws.errors=o,s===0}function B(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return B.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Yi.properties,r)){return B.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return B.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return B.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return B.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return B.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return B.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return B.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return B.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return B.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return B.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return B.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return B.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return B.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return B.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return B.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return B.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return B.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return B.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return B.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return B.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return B.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return B.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return B.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.drag")return B.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.args!==void 0){let r=s;ws(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?ws.errors:o.concat(ws.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return B.errors=
[{instancePath:i,keyword:"type"}],!1;return B.errors=o,s===0}var Bi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.upload",
type:"string"},args:{$ref:"#/$defs/UploadArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Kr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.name===void 0&&(f="name")||e.mime===void 0&&(f="mime")||e.base64===
void 0&&(f="base64"))return Kr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"name"||r==="mime"||r==="base64")){return Kr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(e.name!==void 0){let r=e.name,n=s;if(s===n)if(typeof r=="string"){if(u(r)>255)return Kr.errors=[{
instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(r)<1)return Kr.errors=[{instancePath:i+"/name",keyword:"m\
inLength"}],!1}else return Kr.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.mime!==void 0){let r=e.mime,n=s;if(s===n)if(typeof r=="string"){if(u(r)>120)return Kr.errors=[{instancePath:i+
"/mime",keyword:"maxLength"}],!1}else return Kr.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(e.base64!==void 0){let r=e.base64,n=s;if(s===n)if(typeof r=="string"){if(u(r)>16777216)
return Kr.errors=[{instancePath:i+"/base64",keyword:"maxLength"}],!1}else return Kr.errors=[{instancePath:i+"/\
base64",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Kr.errors=[{instancePath:i,keyword:"type"}],
!1;return Kr.errors=o,s===0}function Mr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.tabId===void 0&&(r="tabId")||e.
selector===void 0&&(r="selector")||e.files===void 0&&(r="files"))return Mr.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let n=s;for(let a in e)if(!(a==="tabId"||a==="selector"||a==="altSelectors"||a==="files")){return Mr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(e.tabId!==void 0){let a=e.tabId,
c=s;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Mr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===c&&typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a))return Mr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(a<1||isNaN(a))return Mr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=c===s}else var t=!0;if(t){if(e.selector!==void 0){let a=s;x(e.selector,{instancePath:i+"/selector",parentData:e,
parentDataProperty:"selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var t=a===s}else
var t=!0;if(t){if(e.altSelectors!==void 0){let a=e.altSelectors,c=s;if(s===c)if(Array.isArray(a)){if(a.length>
4)return Mr.errors=[{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let m=a.length;for(let k=0;k<
m;k++){let v=s;x(a[k],{instancePath:i+"/altSelectors/"+k,parentData:a,parentDataProperty:k,rootData:l})||(o=o===
null?x.errors:o.concat(x.errors),s=o.length);var f=v===s;if(!f)break}}}else return Mr.errors=[{instancePath:i+
"/altSelectors",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.files!==void 0){let a=e.files,c=s;if(s===
c)if(Array.isArray(a)){if(a.length>10)return Mr.errors=[{instancePath:i+"/files",keyword:"maxItems"}],!1;if(a.
length<1)return Mr.errors=[{instancePath:i+"/files",keyword:"minItems"}],!1;{var d=!0;let m=a.length;for(let k=0;k<
m;k++){let v=s;Kr(a[k],{instancePath:i+"/files/"+k,parentData:a,parentDataProperty:k,rootData:l})||(o=o===null?
Kr.errors:o.concat(Kr.errors),s=o.length);var d=v===s;if(!d)break}}}else return Mr.errors=[{instancePath:i+"/f\
iles",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}else return Mr.errors=[{instancePath:i,keyword:"type"}],
!1;return Mr.errors=o,s===0}function J(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return J.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!$.call(Bi.properties,r)){return J.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return J.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return J.errors=[{instancePath:i+"/id",keyword:"minL\
ength"}],!1;if(!w.test(r))return J.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return J.errors=[
{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return J.errors=[{instancePath:i+"/epoch",keyword:"ty\
pe"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return J.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return J.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return J.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return J.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return J.errors=[{instancePath:i+"/sessio\
nId",keyword:"pattern"}],!1}else return J.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return J.errors=
[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return J.errors=[{instancePath:i+"/taskId",keyword:"\
minLength"}],!1;if(!w.test(r))return J.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return J.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return J.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return J.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return J.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return J.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return J.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return J.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return J.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.upload")return J.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Mr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Mr.errors:o.concat(Mr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return J.errors=
[{instancePath:i,keyword:"type"}],!1;return J.errors=o,s===0}var Ji={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.open",
type:"string"},args:{$ref:"#/$defs/OpenArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Ys(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.url===void 0&&(f="url"))return Ys.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!(r==="url"||r==="active")){return Ys.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>8192)return Ys.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Ys.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.active!==void 0){let r=s;if(typeof e.active!="b\
oolean")return Ys.errors=[{instancePath:i+"/active",keyword:"type"}],!1;var t=r===s}else var t=!0}}}else return Ys.
errors=[{instancePath:i,keyword:"type"}],!1;return Ys.errors=o,s===0}function X(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return X.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.call(Ji.properties,r)){return X.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return X.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return X.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return X.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return X.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return X.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return X.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return X.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return X.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return X.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return X.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return X.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return X.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return X.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!w.test(r))return X.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return X.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return X.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return X.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return X.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return X.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return X.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return X.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return X.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.open")return X.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Ys(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Ys.errors:o.concat(Ys.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return X.errors=
[{instancePath:i,keyword:"type"}],!1;return X.errors=o,s===0}var Xi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.switch",
type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function ee(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||
e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.
args===void 0&&(f="args"))return ee.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.
call(Xi.properties,r)){return ee.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.
id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ee.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(r)<1)return ee.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(
r))return ee.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ee.errors=[{instancePath:i+"/id",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ee.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ee.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return ee.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ee.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return ee.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!w.test(r))return ee.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return ee.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ee.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return ee.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return ee.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return ee.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ee.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return ee.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ee.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ee.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ee.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ee.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return ee.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.switch")return ee.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Se(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return ee.errors=
[{instancePath:i,keyword:"type"}],!1;return ee.errors=o,s===0}var et={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.close",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id","epoch","sessionId","dea\
dlineMs","name","args"],type:"object"};function re(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return re.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!$.call(et.properties,r)){return re.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return re.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return re.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!w.test(r))return re.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return re.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return re.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return re.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return re.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return re.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return re.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return re.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return re.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return re.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!w.test(r))return re.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return re.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return re.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return re.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return re.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return re.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return re.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return re.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return re.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.close")return re.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Se(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return re.errors=
[{instancePath:i,keyword:"type"}],!1;return re.errors=o,s===0}var rt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.navigate",type:"string"},args:{$ref:"#/$defs/NavigateArgs"}},required:["id","epoch","session\
Id","deadlineMs","name","args"],type:"object"};function hs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId")||e.url===void 0&&(f="url"))return hs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="tabId"||r==="url")){return hs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.tabId!==void 0){let r=e.tabId,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return hs.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return hs.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return hs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t)if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)
return hs.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return hs.errors=[{instancePath:i+"/url",
keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return hs.errors=[{instancePath:i,keyword:"type"}],!1;return hs.
errors=o,s===0}function se(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return se.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!$.call(rt.properties,r)){return se.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return se.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return se.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(r))return se.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return se.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return se.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return se.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return se.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return se.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!w.test(r))return se.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return se.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return se.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return se.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return se.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return se.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return se.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return se.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return se.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return se.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.navigate")return se.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;hs(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?hs.errors:o.concat(hs.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return se.errors=
[{instancePath:i,keyword:"type"}],!1;return se.errors=o,s===0}var st={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.back",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id","epoch","sessionId","dead\
lineMs","name","args"],type:"object"};function ie(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return ie.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!$.call(st.properties,r)){return ie.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ie.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ie.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!w.test(r))return ie.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ie.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ie.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ie.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ie.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return ie.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return ie.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return ie.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return ie.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ie.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return ie.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!w.test(r))return ie.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return ie.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ie.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return ie.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ie.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ie.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ie.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ie.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return ie.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.back")return ie.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Se(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return ie.errors=
[{instancePath:i,keyword:"type"}],!1;return ie.errors=o,s===0}var it={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.expand",type:"string"},args:{$ref:"#/$defs/ExpandArgs"}},required:["id","epoch","sessionI\
d","deadlineMs","name","args"],type:"object"};function fr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.tabId===void 0&&(d="tabId")||e.actionIds===void 0&&(d="actio\
nIds"))return fr.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n===
"actionIds")){return fr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==
void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return fr.errors=[{instancePath:i+
"/tabId",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return fr.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return fr.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=a===s}else var t=!0;if(t)if(e.actionIds!==void 0){let n=e.actionIds,a=s;if(s===a)if(Array.
isArray(n)){if(n.length>8)return fr.errors=[{instancePath:i+"/actionIds",keyword:"maxItems"}],!1;if(n.length<1)
return fr.errors=[{instancePath:i+"/actionIds",keyword:"minItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<
g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(u(k)>128)return fr.errors=[{instancePath:i+"/actionId\
s/"+m,keyword:"maxLength"}],!1;if(u(k)<1)return fr.errors=[{instancePath:i+"/actionIds/"+m,keyword:"minLength"}],
!1;if(!w.test(k))return fr.errors=[{instancePath:i+"/actionIds/"+m,keyword:"pattern"}],!1}else return fr.errors=
[{instancePath:i+"/actionIds/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return fr.errors=[{instancePath:i+
"/actionIds",keyword:"type"}],!1;var t=a===s}else var t=!0}}}else return fr.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return fr.errors=o,s===0}function te(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return te.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!$.call(it.properties,r)){return te.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return te.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return te.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!w.test(r))return te.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return te.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return te.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return te.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return te.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return te.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return te.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return te.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return te.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return te.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return te.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!w.test(r))return te.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return te.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return te.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return te.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return te.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return te.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return te.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return te.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return te.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="explore.expand")return te.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;fr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?fr.errors:o.concat(fr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return te.errors=
[{instancePath:i,keyword:"type"}],!1;return te.errors=o,s===0}var tt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.adopt",type:"string"},args:{$ref:"#/$defs/AdoptArgs"}},required:["id","epoch","sessionId",
"deadlineMs","name","args"],type:"object"};function Bs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.tabId===void 0&&(t="tabId"))return Bs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="tabId"){return Bs.errors=[{instancePath:i,keyword:"add\
itionalProperties"}],!1;break}if(f===s&&e.tabId!==void 0){let d=e.tabId,r=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)))return Bs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===r&&typeof d=="number"&&
isFinite(d)){if(d>2147483647||isNaN(d))return Bs.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(d<
1||isNaN(d))return Bs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}}}}else return Bs.errors=[{instancePath:i,
keyword:"type"}],!1;return Bs.errors=o,s===0}function ne(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return ne.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!$.call(tt.properties,r)){return ne.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return ne.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ne.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return ne.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return ne.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ne.errors=[{instancePath:i+"\
/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ne.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ne.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return ne.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return ne.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return ne.errors=[{instancePath:i+
"/sessionId",keyword:"pattern"}],!1}else return ne.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ne.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return ne.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!w.test(r))return ne.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return ne.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ne.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return ne.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ne.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ne.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ne.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ne.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return ne.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="explore.adopt")return ne.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Bs(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Bs.errors:o.concat(Bs.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return ne.errors=
[{instancePath:i,keyword:"type"}],!1;return ne.errors=o,s===0}var nt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.close",type:"string"},args:{$ref:"#/$defs/CloseChildrenArgs"}},required:["id","epoch","se\
ssionId","deadlineMs","name","args"],type:"object"};function Rs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=s;for(let d in e)if(d!=="tabIds"){return Rs.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(f===s&&e.tabIds!==void 0){let d=e.tabIds;if(s===s)if(Array.isArray(
d)){if(d.length>50)return Rs.errors=[{instancePath:i+"/tabIds",keyword:"maxItems"}],!1;{var t=!0;let n=d.length;
for(let a=0;a<n;a++){let c=d[a],g=s;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Rs.errors=
[{instancePath:i+"/tabIds/"+a,keyword:"type"}],!1;if(s===g&&typeof c=="number"&&isFinite(c)){if(c>2147483647||
isNaN(c))return Rs.errors=[{instancePath:i+"/tabIds/"+a,keyword:"maximum"}],!1;if(c<1||isNaN(c))return Rs.errors=
[{instancePath:i+"/tabIds/"+a,keyword:"minimum"}],!1}var t=g===s;if(!t)break}}}else return Rs.errors=[{instancePath:i+
"/tabIds",keyword:"type"}],!1}}else return Rs.errors=[{instancePath:i,keyword:"type"}],!1;return Rs.errors=o,s===
0}function oe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)
if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||
e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.
args===void 0&&(f="args"))return oe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.
call(nt.properties,r)){return oe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.
id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return oe.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(r)<1)return oe.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(
r))return oe.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return oe.errors=[{instancePath:i+"/id",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return oe.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return oe.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return oe.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return oe.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return oe.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!w.test(r))return oe.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return oe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return oe.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return oe.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!w.test(r))return oe.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return oe.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return oe.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return oe.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return oe.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return oe.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return oe.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return oe.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;_(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:l})||(o=o===null?_.errors:o.concat(_.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:l})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return oe.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="explore.close")return oe.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Rs(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||
(o=o===null?Rs.errors:o.concat(Rs.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return oe.errors=
[{instancePath:i,keyword:"type"}],!1;return oe.errors=o,s===0}function ni(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.name;if(typeof t==
"string")if(t==="getMiniPCD")S(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?S.
errors:o.concat(S.errors),s=o.length);else if(t==="pcd.query")D(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?D.errors:o.concat(D.errors),s=o.length);else if(t==="getDetails")j(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?j.errors:o.concat(j.errors),s=o.length);else if(t===
"tabs.list")R(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?R.errors:o.concat(
R.errors),s=o.length);else if(t==="dom.read")C(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?C.errors:o.concat(C.errors),s=o.length);else if(t==="capture.candidates")O(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?O.errors:o.concat(O.errors),s=o.length);else if(t==="capture.fr\
ame")P(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?P.errors:o.concat(P.errors),
s=o.length);else if(t==="dom.extract")z(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?z.errors:o.concat(z.errors),s=o.length);else if(t==="dom.waitFor")Z(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Z.errors:o.concat(Z.errors),s=o.length);else if(t==="dom.scroll")U(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?U.errors:o.concat(U.errors),s=o.length);else if(t===
"dom.hover")G(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?G.errors:o.concat(
G.errors),s=o.length);else if(t==="dom.select")V(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?V.errors:o.concat(V.errors),s=o.length);else if(t==="dom.check")K(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?K.errors:o.concat(K.errors),s=o.length);else if(t==="dom.type")W(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?W.errors:o.concat(W.errors),s=o.length);else if(t==="dom.click")
H(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?H.errors:o.concat(H.errors),s=
o.length);else if(t==="dom.submit")Q(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?Q.errors:o.concat(Q.errors),s=o.length);else if(t==="dom.press")Y(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Y.errors:o.concat(Y.errors),s=o.length);else if(t==="dom.drag")B(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?B.errors:o.concat(B.errors),s=o.length);else if(t==="dom.upload")
J(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?J.errors:o.concat(J.errors),s=
o.length);else if(t==="tabs.open")X(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
X.errors:o.concat(X.errors),s=o.length);else if(t==="tabs.switch")ee(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?ee.errors:o.concat(ee.errors),s=o.length);else if(t==="tabs.close")re(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?re.errors:o.concat(re.errors),s=o.length);else if(t===
"tabs.navigate")se(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?se.errors:o.concat(
se.errors),s=o.length);else if(t==="tabs.back")ie(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ie.errors:o.concat(ie.errors),s=o.length);else if(t==="explore.expand")te(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?te.errors:o.concat(te.errors),s=o.length);else if(t==="explore.\
adopt")ne(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ne.errors:o.concat(ne.
errors),s=o.length);else if(t==="explore.close")oe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?oe.errors:o.concat(oe.errors),s=o.length);else return ni.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return ni.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return ni.errors=[{instancePath:i,
keyword:"type"}],!1;return ni.errors=o,s===0}function Wr(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.type===void 0&&
(r="type")||e.call===void 0&&(r="call"))return Wr.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let a in e)
if(!(a==="type"||a==="call"||a==="secrets"||a==="secretOrigins")){return Wr.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(n===s){if(e.type!==void 0){let a=e.type,c=s;if(typeof a!="string")return Wr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(a!=="call")return Wr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=c===s}else var t=!0;if(t){if(e.call!==void 0){let a=s;ni(e.call,{instancePath:i+"/call",parentData:e,
parentDataProperty:"call",rootData:l})||(o=o===null?ni.errors:o.concat(ni.errors),s=o.length);var t=a===s}else
var t=!0;if(t){if(e.secrets!==void 0){let a=e.secrets,c=s;if(s===c)if(a&&typeof a=="object"&&!Array.isArray(a))
for(let m in a){let k=s;if(typeof a[m]!="string")return Wr.errors=[{instancePath:i+"/secrets/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type"}],!1;var f=k===s;if(!f)break}else return Wr.errors=[{instancePath:i+"\
/secrets",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.secretOrigins!==void 0){let a=e.secretOrigins,
c=s;if(s===c)if(a&&typeof a=="object"&&!Array.isArray(a))for(let m in a){let k=a[m],v=s;if(s===v)if(typeof k==
"string"){if(u(k)>512)return Wr.errors=[{instancePath:i+"/secretOrigins/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),keyword:"maxLength"}],!1}else return Wr.errors=[{instancePath:i+"/secretOrigins/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type"}],!1;var d=v===s;if(!d)break}else return Wr.errors=[{instancePath:i+"/secretOrigins",
keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}else return Wr.errors=[{instancePath:i,keyword:"type"}],!1;return Wr.
errors=o,s===0}function De(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){return De.errors=null,!0}
var $i={additionalProperties:!1,description:"What is different after an action.",properties:{url:{maxLength:8192,
type:"string"},title:{maxLength:200,type:"string"},ts:{maximum:9007199254740991,minimum:0,type:"integer"},documentId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},urlChanged:{type:"boolean"},collectionSummary:{
items:{$ref:"#/$defs/CollectionCount"},maxItems:20,type:"array"},focusedRole:{maxLength:40,type:"string"},changes:{
items:{maxLength:80,type:"string"},maxItems:8,type:"array"},openedTabs:{items:{minimum:1,type:"integer"},maxItems:20,
type:"array"},download:{$ref:"#/$defs/Download"},dialog:{$ref:"#/$defs/JsDialog"},messages:{items:{$ref:"#/$de\
fs/Message"},maxItems:8,type:"array"},value:{maxLength:2e3,type:"string"}},required:["url","title","ts"],type:"\
object"};function mr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.count===void 0&&(f="count"))return mr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="id"||r==="count")){return mr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return mr.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<
1)return mr.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return mr.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return mr.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t)if(e.count!==void 0){let r=e.count,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return mr.errors=[{instancePath:i+"/count",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r))return mr.errors=[{instancePath:i+"/count",keyword:"maximum"}],!1;if(r<0||isNaN(r))return mr.
errors=[{instancePath:i+"/count",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return mr.errors=[{instancePath:i,
keyword:"type"}],!1;return mr.errors=o,s===0}function de(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.filename===void 0&&(f="filename")||e.state===void 0&&(f="sta\
te")||e.bytes===void 0&&(f="bytes"))return de.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="id"||r==="filename"||r==="state"||r==="bytes"||r==="url"||r==="mime"||r==="path")){return de.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return de.errors=[{instancePath:i+"/id",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return de.errors=[{instancePath:i+"/id",keyword:"ma\
ximum"}],!1;if(r<0||isNaN(r))return de.errors=[{instancePath:i+"/id",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(e.filename!==void 0){let r=e.filename,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return de.errors=
[{instancePath:i+"/filename",keyword:"maxLength"}],!1}else return de.errors=[{instancePath:i+"/filename",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.state!==void 0){let r=e.state,n=s;if(typeof r!="string")return de.
errors=[{instancePath:i+"/state",keyword:"type"}],!1;if(!(r==="in_progress"||r==="interrupted"||r==="complete"))
return de.errors=[{instancePath:i+"/state",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.bytes!==void 0){
let r=e.bytes,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return de.errors=[{instancePath:i+"\
/bytes",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&(r<-1||isNaN(r)))return de.errors=[{instancePath:i+
"/bytes",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>8192)return de.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return de.errors=
[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.mime!==void 0){let r=e.mime,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>120)return de.errors=[{instancePath:i+"/mime",keyword:"maxLength"}],!1}else
return de.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.path!==void 0){
let r=e.path,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4096)return de.errors=[{instancePath:i+"/path",keyword:"\
maxLength"}],!1}else return de.errors=[{instancePath:i+"/path",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else
return de.errors=[{instancePath:i,keyword:"type"}],!1;return de.errors=o,s===0}function Jr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.kind===void 0&&(f="kind")||e.text===void 0&&(f="text"))return Jr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="kind"||r==="text")){return Jr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.kind!==void 0){let r=e.kind,n=s;
if(typeof r!="string")return Jr.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="alert"||r==="con\
firm"||r==="prompt"||r==="beforeunload"))return Jr.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===
s}else var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return Jr.
errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Jr.errors=[{instancePath:i+"/text",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return Jr.errors=[{instancePath:i,keyword:"type"}],!1;return Jr.errors=
o,s===0}function gr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.kind===void 0&&(f="kind")||e.text===void 0&&(f="text"))return gr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="kind"||r==="text")){return gr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.kind!==void 0){let r=e.kind,n=s;
if(typeof r!="string")return gr.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="alert"||r==="sta\
tus"||r==="error"))return gr.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)
if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return gr.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return gr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}else return gr.errors=[{instancePath:i,keyword:"type"}],!1;return gr.errors=o,s===0}function T(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let a;if(e.url===void 0&&(a="url")||e.title===void 0&&(a="title")||e.ts===void 0&&
(a="ts"))return T.errors=[{instancePath:i,keyword:"required"}],!1;{let c=s;for(let g in e)if(!$.call($i.properties,
g)){return T.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(c===s){if(e.url!==void 0){let g=e.
url,m=s;if(s===m)if(typeof g=="string"){if(u(g)>8192)return T.errors=[{instancePath:i+"/url",keyword:"maxLengt\
h"}],!1}else return T.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.
title!==void 0){let g=e.title,m=s;if(s===m)if(typeof g=="string"){if(u(g)>200)return T.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return T.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=m===
s}else var t=!0;if(t){if(e.ts!==void 0){let g=e.ts,m=s;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))
return T.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===m&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return T.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(g<0||isNaN(g))return T.errors=[{instancePath:i+
"/ts",keyword:"minimum"}],!1}var t=m===s}else var t=!0;if(t){if(e.documentId!==void 0){let g=e.documentId,m=s;
if(s===m)if(typeof g=="string"){if(u(g)>128)return T.errors=[{instancePath:i+"/documentId",keyword:"maxLength"}],
!1;if(u(g)<1)return T.errors=[{instancePath:i+"/documentId",keyword:"minLength"}],!1;if(!w.test(g))return T.errors=
[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+"/documentId",keyword:"\
type"}],!1;var t=m===s}else var t=!0;if(t){if(e.urlChanged!==void 0){let g=s;if(typeof e.urlChanged!="boolean")
return T.errors=[{instancePath:i+"/urlChanged",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.collectionSummary!==
void 0){let g=e.collectionSummary,m=s;if(s===m)if(Array.isArray(g)){if(g.length>20)return T.errors=[{instancePath:i+
"/collectionSummary",keyword:"maxItems"}],!1;{var f=!0;let v=g.length;for(let h=0;h<v;h++){let I=s;mr(g[h],{instancePath:i+
"/collectionSummary/"+h,parentData:g,parentDataProperty:h,rootData:l})||(o=o===null?mr.errors:o.concat(mr.errors),
s=o.length);var f=I===s;if(!f)break}}}else return T.errors=[{instancePath:i+"/collectionSummary",keyword:"type"}],
!1;var t=m===s}else var t=!0;if(t){if(e.focusedRole!==void 0){let g=e.focusedRole,m=s;if(s===m)if(typeof g=="s\
tring"){if(u(g)>40)return T.errors=[{instancePath:i+"/focusedRole",keyword:"maxLength"}],!1}else return T.errors=
[{instancePath:i+"/focusedRole",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.changes!==void 0){let g=e.
changes,m=s;if(s===m)if(Array.isArray(g)){if(g.length>8)return T.errors=[{instancePath:i+"/changes",keyword:"m\
axItems"}],!1;{var d=!0;let v=g.length;for(let h=0;h<v;h++){let I=g[h],ge=s;if(s===ge)if(typeof I=="string"){if(u(
I)>80)return T.errors=[{instancePath:i+"/changes/"+h,keyword:"maxLength"}],!1}else return T.errors=[{instancePath:i+
"/changes/"+h,keyword:"type"}],!1;var d=ge===s;if(!d)break}}}else return T.errors=[{instancePath:i+"/changes",
keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.openedTabs!==void 0){let g=e.openedTabs,m=s;if(s===m)
if(Array.isArray(g)){if(g.length>20)return T.errors=[{instancePath:i+"/openedTabs",keyword:"maxItems"}],!1;{var r=!0;
let v=g.length;for(let h=0;h<v;h++){let I=g[h],ge=s;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return T.
errors=[{instancePath:i+"/openedTabs/"+h,keyword:"type"}],!1;if(s===ge&&typeof I=="number"&&isFinite(I)&&(I<1||
isNaN(I)))return T.errors=[{instancePath:i+"/openedTabs/"+h,keyword:"minimum"}],!1;var r=ge===s;if(!r)break}}}else
return T.errors=[{instancePath:i+"/openedTabs",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.download!==
void 0){let g=s;de(e.download,{instancePath:i+"/download",parentData:e,parentDataProperty:"download",rootData:l})||
(o=o===null?de.errors:o.concat(de.errors),s=o.length);var t=g===s}else var t=!0;if(t){if(e.dialog!==void 0){let g=s;
Jr(e.dialog,{instancePath:i+"/dialog",parentData:e,parentDataProperty:"dialog",rootData:l})||(o=o===null?Jr.errors:
o.concat(Jr.errors),s=o.length);var t=g===s}else var t=!0;if(t){if(e.messages!==void 0){let g=e.messages,m=s;if(s===
m)if(Array.isArray(g)){if(g.length>8)return T.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var n=!0;
let v=g.length;for(let h=0;h<v;h++){let I=s;gr(g[h],{instancePath:i+"/messages/"+h,parentData:g,parentDataProperty:h,
rootData:l})||(o=o===null?gr.errors:o.concat(gr.errors),s=o.length);var n=I===s;if(!n)break}}}else return T.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t)if(e.value!==void 0){let g=e.value,
m=s;if(s===m)if(typeof g=="string"){if(u(g)>2e3)return T.errors=[{instancePath:i+"/value",keyword:"maxLength"}],
!1}else return T.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=m===s}else var t=!0}}}}}}}}}}}}}}else
return T.errors=[{instancePath:i,keyword:"type"}],!1;return T.errors=o,s===0}function Nr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=s;for(let d in e)if(!(d==="queueMs"||d==="resolveMs"||d==="actMs"||
d==="settleMs"||d==="attempts")){return Nr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(f===
s){if(e.queueMs!==void 0){let d=e.queueMs,r=s;if(!(typeof d=="number"&&isFinite(d)))return Nr.errors=[{instancePath:i+
"/queueMs",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.resolveMs!==void 0){let d=e.resolveMs,r=s;
if(!(typeof d=="number"&&isFinite(d)))return Nr.errors=[{instancePath:i+"/resolveMs",keyword:"type"}],!1;var t=r===
s}else var t=!0;if(t){if(e.actMs!==void 0){let d=e.actMs,r=s;if(!(typeof d=="number"&&isFinite(d)))return Nr.errors=
[{instancePath:i+"/actMs",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.settleMs!==void 0){let d=e.
settleMs,r=s;if(!(typeof d=="number"&&isFinite(d)))return Nr.errors=[{instancePath:i+"/settleMs",keyword:"type"}],
!1;var t=r===s}else var t=!0;if(t)if(e.attempts!==void 0){let d=e.attempts,r=s;if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d)))return Nr.errors=[{instancePath:i+"/attempts",keyword:"type"}],!1;if(s===r&&typeof d==
"number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Nr.errors=[{instancePath:i+"/attempts",keyword:"maximu\
m"}],!1;if(d<0||isNaN(d))return Nr.errors=[{instancePath:i+"/attempts",keyword:"minimum"}],!1}var t=r===s}else
var t=!0}}}}}else return Nr.errors=[{instancePath:i,keyword:"type"}],!1;return Nr.errors=o,s===0}function Ns(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&(f="ok"))return Ns.errors=[{instancePath:i,keyword:"requi\
red"}],!1;{let d=s;for(let r in e)if(!(r==="ok"||r==="data"||r==="observation"||r==="selector"||r==="timings")){
return Ns.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.ok!==void 0){let r=e.
ok,n=s;if(typeof r!="boolean")return Ns.errors=[{instancePath:i+"/ok",keyword:"type"}],!1;if(r!==!0)return Ns.
errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.data!==void 0){let r=s;
De(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:l})||(o=o===null?De.errors:o.
concat(De.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.observation!==void 0){let r=s;T(e.observation,
{instancePath:i+"/observation",parentData:e,parentDataProperty:"observation",rootData:l})||(o=o===null?T.errors:
o.concat(T.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;x(e.selector,{instancePath:i+
"/selector",parentData:e,parentDataProperty:"selector",rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=
o.length);var t=r===s}else var t=!0;if(t)if(e.timings!==void 0){let r=s;Nr(e.timings,{instancePath:i+"/timings",
parentData:e,parentDataProperty:"timings",rootData:l})||(o=o===null?Nr.errors:o.concat(Nr.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}else return Ns.errors=[{instancePath:i,keyword:"type"}],!1;return Ns.errors=o,s===
0}function ai(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(ai.errors=[{instancePath:i,keyword:"type"}],!1):e==="not_found"||e==="ambiguous"||e==="stale"||e==="\
detached"||e==="not_visible"||e==="not_enabled"||e==="not_stable"||e==="covered"||e==="ignored"||e==="frame_go\
ne"||e==="tab_gone"||e==="page_blocked"||e==="timeout"||e==="not_allowed"||e==="needs_grant"||e==="needs_confi\
rm"||e==="cancelled"||e==="outcome_unknown"||e==="bad_argument"||e==="unsupported"||e==="link_lost"?(ai.errors=
o,s===0):(ai.errors=[{instancePath:i,keyword:"enum"}],!1)}function Lr(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&
(f="ok")||e.error===void 0&&(f="error")||e.retryable===void 0&&(f="retryable")||e.code===void 0&&(f="code"))return Lr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="ok"||r==="error"||r==="retry\
able"||r==="code"||r==="dispatched"||r==="observation"||r==="timings")){return Lr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.ok!==void 0){let r=e.ok,n=s;if(typeof r!="boolean")return Lr.errors=
[{instancePath:i+"/ok",keyword:"type"}],!1;if(r!==!1)return Lr.errors=[{instancePath:i+"/ok",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>2e3)return Lr.errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return Lr.errors=[{instancePath:i+
"/error",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.retryable!==void 0){let r=s;if(typeof e.retryable!=
"boolean")return Lr.errors=[{instancePath:i+"/retryable",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.
code!==void 0){let r=s;ai(e.code,{instancePath:i+"/code",parentData:e,parentDataProperty:"code",rootData:l})||
(o=o===null?ai.errors:o.concat(ai.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.dispatched!==void 0){
let r=s;if(typeof e.dispatched!="boolean")return Lr.errors=[{instancePath:i+"/dispatched",keyword:"type"}],!1;
var t=r===s}else var t=!0;if(t){if(e.observation!==void 0){let r=s;T(e.observation,{instancePath:i+"/observati\
on",parentData:e,parentDataProperty:"observation",rootData:l})||(o=o===null?T.errors:o.concat(T.errors),s=o.length);
var t=r===s}else var t=!0;if(t)if(e.timings!==void 0){let r=s;Nr(e.timings,{instancePath:i+"/timings",parentData:e,
parentDataProperty:"timings",rootData:l})||(o=o===null?Nr.errors:o.concat(Nr.errors),s=o.length);var t=r===s}else
var t=!0}}}}}}}}else return Lr.errors=[{instancePath:i,keyword:"type"}],!1;return Lr.errors=o,s===0}function wi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0,t=s,f=!1,d=null,r=s;Ns(e,
{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Ns.errors:o.concat(Ns.errors),s=o.
length);var a=r===s;a&&(f=!0,d=0);let n=s;Lr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Lr.errors:o.concat(Lr.errors),s=o.length);var a=n===s;if(a&&f?(f=!1,d=[d,1]):a&&(f=!0,d=1),f)s=t,o!==
null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.push(c),s++,wi.
errors=o,!1}return wi.errors=o,s===0}function is(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.id===
void 0&&(f="id")||e.result===void 0&&(f="result"))return is.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!(r==="type"||r==="id"||r==="result")){return is.errors=[{instancePath:i,keyword:"additional\
Properties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return is.errors=[
{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="result")return is.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return is.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return is.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(r))return is.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return is.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.result!==void 0){
let r=s;wi(e.result,{instancePath:i+"/result",parentData:e,parentDataProperty:"result",rootData:l})||(o=o===null?
wi.errors:o.concat(wi.errors),s=o.length);var t=r===s}else var t=!0}}}}else return is.errors=[{instancePath:i,
keyword:"type"}],!1;return is.errors=o,s===0}function ts(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.id===void 0&&(f="id"))return ts.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="id")){return ts.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ts.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="ack")return ts.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.id!==void 0){let r=e.id,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return ts.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(
r)<1)return ts.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(r))return ts.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return ts.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}else return ts.errors=[{instancePath:i,keyword:"type"}],!1;return ts.errors=o,s===0}function Xe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sessionId===void 0&&(f="session\
Id")||e.epoch===void 0&&(f="epoch")||e.reason===void 0&&(f="reason"))return Xe.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="sessionId"||r==="epoch"||r==="reason")){return Xe.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Xe.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="fence")return Xe.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.
sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Xe.errors=[{instancePath:i+"/sessionId",keyword:"\
maxLength"}],!1;if(u(r)<1)return Xe.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))
return Xe.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Xe.errors=[{instancePath:i+"\
/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Xe.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Xe.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Xe.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(typeof r!="string")return Xe.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;if(!(r==="stop"||r==="cancel"||r==="pause"||r==="takeover"||r==="restart"||r==="\
skip"))return Xe.errors=[{instancePath:i+"/reason",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}}else return Xe.
errors=[{instancePath:i,keyword:"type"}],!1;return Xe.errors=o,s===0}function Ne(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.sessionId===void 0&&(d="session\
Id")||e.epoch===void 0&&(d="epoch")||e.dispatched===void 0&&(d="dispatched"))return Ne.errors=[{instancePath:i,
keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="sessionId"||n==="epoch"||n==="dispatched")){
return Ne.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.
type,a=s;if(typeof n!="string")return Ne.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="fenced")return Ne.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t){if(e.sessionId!==void 0){
let n=e.sessionId,a=s;if(s===a)if(typeof n=="string"){if(u(n)>128)return Ne.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(n)<1)return Ne.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!w.test(n))return Ne.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Ne.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.epoch!==void 0){let n=e.epoch,a=s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ne.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Ne.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(n<0||isNaN(n))return Ne.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=a===s}else
var t=!0;if(t)if(e.dispatched!==void 0){let n=e.dispatched,a=s;if(s===a)if(Array.isArray(n)){if(n.length>1e3)return Ne.
errors=[{instancePath:i+"/dispatched",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=n[m],
v=s;if(s===v)if(typeof k=="string"){if(u(k)>128)return Ne.errors=[{instancePath:i+"/dispatched/"+m,keyword:"ma\
xLength"}],!1;if(u(k)<1)return Ne.errors=[{instancePath:i+"/dispatched/"+m,keyword:"minLength"}],!1;if(!w.test(
k))return Ne.errors=[{instancePath:i+"/dispatched/"+m,keyword:"pattern"}],!1}else return Ne.errors=[{instancePath:i+
"/dispatched/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return Ne.errors=[{instancePath:i+"/dispat\
ched",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}else return Ne.errors=[{instancePath:i,keyword:"type"}],
!1;return Ne.errors=o,s===0}function Js(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.grants===void 0&&(d="grants"))return Js.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="grants")){return Js.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,a=s;
if(typeof n!="string")return Js.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="grants")return Js.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t)if(e.grants!==void 0){let n=e.
grants,a=s;if(s===a)if(Array.isArray(n)){var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;Ue(n[m],{instancePath:i+
"/grants/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?Ue.errors:o.concat(Ue.errors),s=o.length);
var f=k===s;if(!f)break}}else return Js.errors=[{instancePath:i+"/grants",keyword:"type"}],!1;var t=a===s}else
var t=!0}}}else return Js.errors=[{instancePath:i,keyword:"type"}],!1;return Js.errors=o,s===0}function bs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sentMs===void 0&&(f="sentMs"))return bs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="sentMs")){return bs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return bs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="heartbeat")return bs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.sentMs!==void 0){let r=e.
sentMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return bs.errors=[{instancePath:i+"/sentMs",
keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return bs.errors=
[{instancePath:i+"/sentMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return bs.errors=[{instancePath:i+"/sentMs",
keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return bs.errors=[{instancePath:i,keyword:"type"}],!1;
return bs.errors=o,s===0}function ns(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId")||e.
label===void 0&&(f="label"))return ns.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="tabId"||r==="label"||r==="selector")){return ns.errors=[{instancePath:i,keyword:"additio\
nalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ns.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="highlight")return ns.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return ns.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return ns.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.label!==void 0){let r=e.label,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return ns.
errors=[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return ns.errors=[{instancePath:i+"/label",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.selector!==void 0){let r=s;De(e.selector,{instancePath:i+"/sele\
ctor",parentData:e,parentDataProperty:"selector",rootData:l})||(o=o===null?De.errors:o.concat(De.errors),s=o.length);
var t=r===s}else var t=!0}}}}}else return ns.errors=[{instancePath:i,keyword:"type"}],!1;return ns.errors=o,s===
0}function Ze(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId"))return Ze.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="tabId"||r==="ses\
sionId"||r==="title"||r==="progress")){return Ze.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ze.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="claim")return Ze.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return Ze.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&(r<1||
isNaN(r)))return Ze.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(e.
sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ze.errors=[{instancePath:i+
"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Ze.errors=[{instancePath:i+"/sessionId",keyword:"minLen\
gth"}],!1;if(!w.test(r))return Ze.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Ze.errors=
[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.title!==void 0){let r=e.
title,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Ze.errors=[{instancePath:i+"/title",keyword:"maxLe\
ngth"}],!1}else return Ze.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)
if(e.progress!==void 0){let r=e.progress,n=s;if(s===n)if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r))return Ze.
errors=[{instancePath:i+"/progress",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ze.errors=[{instancePath:i+
"/progress",keyword:"minimum"}],!1}else return Ze.errors=[{instancePath:i+"/progress",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}else return Ze.errors=[{instancePath:i,keyword:"type"}],!1;return Ze.errors=o,s===0}var ot={additionalProperties:!1,description:"A tab under its logical id. `session_id` is the session that owns\
 it, if one does.",properties:{tabId:{maximum:2147483647,minimum:1,type:"integer"},url:{maxLength:8192,type:"s\
tring"},title:{maxLength:200,type:"string"},active:{type:"boolean"},status:{enum:["loading","complete","discar\
ded","crashed"],type:"string"},origin:{maxLength:512,type:"string"},sessionId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},openerTabId:{maximum:2147483647,minimum:1,type:"integer"},inUse:{type:"bool\
ean"}},required:["tabId","url","title","active","status"],type:"object"};function ue(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.tabId===void 0&&(f="tabId")||e.url===void 0&&(f="url")||e.title===void 0&&(f="title")||e.active===void 0&&
(f="active")||e.status===void 0&&(f="status"))return ue.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!$.call(ot.properties,r)){return ue.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return ue.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){
if(r>2147483647||isNaN(r))return ue.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ue.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.
url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)return ue.errors=[{instancePath:i+"/url",keyword:"maxLeng\
th"}],!1}else return ue.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
title!==void 0){let r=e.title,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return ue.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return ue.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.active!==void 0){let r=s;if(typeof e.active!="boolean")return ue.errors=[{instancePath:i+
"/active",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.status!==void 0){let r=e.status,n=s;if(typeof r!=
"string")return ue.errors=[{instancePath:i+"/status",keyword:"type"}],!1;if(!(r==="loading"||r==="complete"||r===
"discarded"||r==="crashed"))return ue.errors=[{instancePath:i+"/status",keyword:"enum"}],!1;var t=n===s}else var t=!0;
if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return ue.errors=[{
instancePath:i+"/origin",keyword:"maxLength"}],!1}else return ue.errors=[{instancePath:i+"/origin",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return ue.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return ue.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return ue.errors=[{instancePath:i+
"/sessionId",keyword:"pattern"}],!1}else return ue.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.openerTabId!==void 0){let r=e.openerTabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return ue.errors=[{instancePath:i+"/openerTabId",keyword:"type"}],!1;if(s===n&&typeof r=="num\
ber"&&isFinite(r)){if(r>2147483647||isNaN(r))return ue.errors=[{instancePath:i+"/openerTabId",keyword:"maximum"}],
!1;if(r<1||isNaN(r))return ue.errors=[{instancePath:i+"/openerTabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.inUse!==void 0){let r=s;if(typeof e.inUse!="boolean")return ue.errors=[{instancePath:i+"/inUse",keyword:"\
type"}],!1;var t=r===s}else var t=!0}}}}}}}}}}else return ue.errors=[{instancePath:i,keyword:"type"}],!1;return ue.
errors=o,s===0}function Cs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.change===void 0&&
(f="change")||e.tab===void 0&&(f="tab"))return Cs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="change"||r==="tab")){return Cs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Cs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="tab")return Cs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.change!==void 0){let r=e.change,n=s;if(typeof r!="string")return Cs.errors=[{instancePath:i+
"/change",keyword:"type"}],!1;if(!(r==="created"||r==="updated"||r==="activated"||r==="removed"||r==="replaced"))
return Cs.errors=[{instancePath:i+"/change",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.tab!==void 0){
let r=s;ue(e.tab,{instancePath:i+"/tab",parentData:e,parentDataProperty:"tab",rootData:l})||(o=o===null?ue.errors:
o.concat(ue.errors),s=o.length);var t=r===s}else var t=!0}}}}else return Cs.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return Cs.errors=o,s===0}function wr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId")||e.
url===void 0&&(f="url")||e.ts===void 0&&(f="ts"))return wr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!(r==="type"||r==="tabId"||r==="url"||r==="ts")){return wr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return wr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="page")return wr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return wr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return wr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)return wr.
errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return wr.errors=[{instancePath:i+"/url",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.ts!==void 0){let r=e.ts,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return wr.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r))return wr.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(r<0||isNaN(
r))return wr.errors=[{instancePath:i+"/ts",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return wr.
errors=[{instancePath:i,keyword:"type"}],!1;return wr.errors=o,s===0}function os(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId")||e.
kind===void 0&&(f="kind"))return os.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"type"||r==="tabId"||r==="kind")){return os.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return os.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="userInput")return os.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return os.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r)))return os.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t)
if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return os.errors=[{instancePath:i+"/kind",keyword:"\
type"}],!1;if(!(r==="click"||r==="key"||r==="scroll"||r==="navigate"))return os.errors=[{instancePath:i+"/kind",
keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}else return os.errors=[{instancePath:i,keyword:"type"}],!1;return os.
errors=o,s===0}function fs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type"))return fs.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="sessionId")){return fs.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return fs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="userStop")return fs.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return fs.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(
r)<1)return fs.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return fs.errors=[{
instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return fs.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return fs.errors=[{instancePath:i,keyword:"type"}],!1;return fs.errors=
o,s===0}function qr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.download===void 0&&(f="download"))
return qr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="tabId"||
r==="callId"||r==="download")){return qr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return qr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="download")return qr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return qr.
errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r)))
return qr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(e.callId!==
void 0){let r=e.callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return qr.errors=[{instancePath:i+"/cal\
lId",keyword:"maxLength"}],!1;if(u(r)<1)return qr.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!w.
test(r))return qr.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return qr.errors=[{instancePath:i+
"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.download!==void 0){let r=s;de(e.download,{instancePath:i+
"/download",parentData:e,parentDataProperty:"download",rootData:l})||(o=o===null?de.errors:o.concat(de.errors),
s=o.length);var t=r===s}else var t=!0}}}}}else return qr.errors=[{instancePath:i,keyword:"type"}],!1;return qr.
errors=o,s===0}function _s(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.origin===void 0&&(f="origin")||
e.granted===void 0&&(f="granted"))return _s.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="origin"||r==="granted")){return _s.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return _s.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="originGranted")return _s.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>512)return _s.errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return _s.errors=[{instancePath:i+
"/origin",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.granted!==void 0){let r=s;if(typeof e.granted!=
"boolean")return _s.errors=[{instancePath:i+"/granted",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}else return _s.
errors=[{instancePath:i,keyword:"type"}],!1;return _s.errors=o,s===0}function Os(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.values===void 0&&(d="values"))return Os.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="values")){return Os.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,a=s;
if(typeof n!="string")return Os.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="metrics")return Os.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t)if(e.values!==void 0){let n=e.
values,a=s;if(s===a)if(n&&typeof n=="object"&&!Array.isArray(n))for(let g in n){let m=n[g],k=s;if(!(typeof m==
"number"&&isFinite(m)))return Os.errors=[{instancePath:i+"/values/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type"}],!1;var f=k===s;if(!f)break}else return Os.errors=[{instancePath:i+"/values",keyword:"type"}],!1;var t=a===
s}else var t=!0}}}else return Os.errors=[{instancePath:i,keyword:"type"}],!1;return Os.errors=o,s===0}function oi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="tab")Cs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Cs.errors:o.concat(Cs.errors),s=o.length);else if(t==="page")wr(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?wr.errors:o.concat(wr.errors),s=
o.length);else if(t==="userInput")os(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?os.errors:o.concat(os.errors),s=o.length);else if(t==="userStop")fs(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?fs.errors:o.concat(fs.errors),s=o.length);else if(t==="download")qr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?qr.errors:o.concat(qr.errors),s=o.length);else if(t===
"originGranted")_s(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?_s.errors:o.concat(
_s.errors),s=o.length);else if(t==="metrics")Os(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Os.errors:o.concat(Os.errors),s=o.length);else return oi.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return oi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return oi.errors=[{instancePath:i,
keyword:"type"}],!1;return oi.errors=o,s===0}function ri(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.event===void 0&&(f="event"))return ri.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="event")){return ri.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ri.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="event")return ri.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.event!==void 0){let r=s;oi(e.event,{instancePath:i+"/event",parentData:e,parentDataProperty:"event",
rootData:l})||(o=o===null?oi.errors:o.concat(oi.errors),s=o.length);var t=r===s}else var t=!0}}}else return ri.
errors=[{instancePath:i,keyword:"type"}],!1;return ri.errors=o,s===0}function pi(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.
type;if(typeof t=="string")if(t==="challenge")vr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?vr.errors:o.concat(vr.errors),s=o.length);else if(t==="hello")A(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?A.errors:o.concat(A.errors),s=o.length);else if(t==="welcome")fe(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?fe.errors:o.concat(fe.errors),s=o.length);else if(t==="refused")
es(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?es.errors:o.concat(es.errors),
s=o.length);else if(t==="call")Wr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
Wr.errors:o.concat(Wr.errors),s=o.length);else if(t==="result")is(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?is.errors:o.concat(is.errors),s=o.length);else if(t==="ack")ts(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?ts.errors:o.concat(ts.errors),s=o.length);else if(t==="fence")Xe(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Xe.errors:o.concat(Xe.errors),s=
o.length);else if(t==="fenced")Ne(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
Ne.errors:o.concat(Ne.errors),s=o.length);else if(t==="grants")Js(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Js.errors:o.concat(Js.errors),s=o.length);else if(t==="heartbeat")bs(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?bs.errors:o.concat(bs.errors),s=o.length);else if(t===
"highlight")ns(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ns.errors:o.concat(
ns.errors),s=o.length);else if(t==="claim")Ze(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Ze.errors:o.concat(Ze.errors),s=o.length);else if(t==="event")ri(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?ri.errors:o.concat(ri.errors),s=o.length);else return pi.errors=[{instancePath:i,keyword:"\
discriminator"}],!1;else return pi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return pi.errors=
[{instancePath:i,keyword:"type"}],!1;return pi.errors=o,s===0}var vt=mi;function xs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.version===void 0&&(f="version"))return xs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="version")){return xs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return xs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="LIFECYCLE_STARTED")return xs.errors=[{instancePath:i+"/type",keyword:"cons\
t"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return xs.
errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return xs.errors=[{instancePath:i+"/f\
amily",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.version!==void 0){let r=s;if(typeof e.version!=
"string")return xs.errors=[{instancePath:i+"/version",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}else return xs.
errors=[{instancePath:i,keyword:"type"}],!1;return xs.errors=o,s===0}function Ps(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Ps.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Ps.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ps.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="LIFECYCLE_STOPPED")
return Ps.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){
let r=e.family,n=s;if(typeof r!="string")return Ps.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!==
"Lifecycle")return Ps.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Ps.
errors=[{instancePath:i,keyword:"type"}],!1;return Ps.errors=o,s===0}function Hr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.connected===void 0&&(f="connected"))return Hr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="connected"||r==="reason")){return Hr.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Hr.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="LIFECYCLE_BROWSER")return Hr.errors=[{instancePath:i+"/ty\
pe",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Hr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return Hr.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.connected!==void 0){let r=s;
if(typeof e.connected!="boolean")return Hr.errors=[{instancePath:i+"/connected",keyword:"type"}],!1;var t=r===
s}else var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return Hr.
errors=[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return Hr.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}else return Hr.errors=[{instancePath:i,keyword:"type"}],!1;return Hr.
errors=o,s===0}function lr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.task===void 0&&(f="task")||e.profile===void 0&&(f="profile"))return lr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="task"||r==="profile"||r==="url")){return lr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return lr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_STARTED")return lr.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return lr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return lr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.task!==
void 0){let r=e.task,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return lr.errors=[{instancePath:i+"/task",
keyword:"maxLength"}],!1}else return lr.errors=[{instancePath:i+"/task",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return lr.errors=[
{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return lr.errors=[{instancePath:i+"/profile",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>8192)return lr.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return lr.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return lr.errors=[{instancePath:i,keyword:"type"}],
!1;return lr.errors=o,s===0}function Ve(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.summary===void 0&&(f="summary")||e.steps===void 0&&(f="steps")||e.durationMs===void 0&&(f="durationMs"))return Ve.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="su\
mmary"||r==="steps"||r==="durationMs")){return Ve.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ve.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(r!=="RUN_FINISHED")return Ve.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Ve.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return Ve.errors=[{instancePath:i+"/family",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.summary!==void 0){let r=e.summary,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>2e3)return Ve.errors=[{instancePath:i+"/summary",keyword:"maxLength"}],!1}else return Ve.errors=
[{instancePath:i+"/summary",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.steps!==void 0){let r=e.steps,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ve.errors=[{instancePath:i+"/steps",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ve.errors=[{instancePath:i+
"/steps",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ve.errors=[{instancePath:i+"/steps",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t)if(e.durationMs!==void 0){let r=e.durationMs,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return Ve.errors=[{instancePath:i+"/durationMs",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Ve.errors=[{instancePath:i+"/durationMs",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Ve.errors=[{instancePath:i+"/durationMs",keyword:"minimum"}],!1}var t=n===
s}else var t=!0}}}}}}else return Ve.errors=[{instancePath:i,keyword:"type"}],!1;return Ve.errors=o,s===0}function Qr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.error===void 0&&(f="error")||e.recoverable===void 0&&(f="recoverable"))return Qr.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="error"||r==="recoverable")){return Qr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Qr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_FAILED")return Qr.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Qr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return Qr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.error!==
void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Qr.errors=[{instancePath:i+"/erro\
r",keyword:"maxLength"}],!1}else return Qr.errors=[{instancePath:i+"/error",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t)if(e.recoverable!==void 0){let r=s;if(typeof e.recoverable!="boolean")return Qr.errors=[{instancePath:i+
"/recoverable",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return Qr.errors=[{instancePath:i,keyword:"\
type"}],!1;return Qr.errors=o,s===0}function Le(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.runId===void 0&&(f="runId")||e.goal===void 0&&(f="goal")||e.stepsDone===void 0&&(f="stepsDone"))return Le.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="runId"||r===
"goal"||r==="stepsDone"||r==="unknownOutcome")){return Le.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Le.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="RUN_FOUND")return Le.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Le.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return Le.errors=[{instancePath:i+"/family",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.runId!==void 0){let r=e.runId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return Le.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(r)<1)return Le.
errors=[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!w.test(r))return Le.errors=[{instancePath:i+"/ru\
nId",keyword:"pattern"}],!1}else return Le.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Le.errors=
[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return Le.errors=[{instancePath:i+"/goal",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(e.stepsDone!==void 0){let r=e.stepsDone,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return Le.errors=[{instancePath:i+"/stepsDone",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Le.errors=[{instancePath:i+"/stepsDone",keyword:"maxim\
um"}],!1;if(r<0||isNaN(r))return Le.errors=[{instancePath:i+"/stepsDone",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.unknownOutcome!==void 0){let r=e.unknownOutcome,n=s;if(s===n)if(typeof r=="string"){if(u(r)>
500)return Le.errors=[{instancePath:i+"/unknownOutcome",keyword:"maxLength"}],!1}else return Le.errors=[{instancePath:i+
"/unknownOutcome",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Le.errors=[{instancePath:i,keyword:"\
type"}],!1;return Le.errors=o,s===0}function Ss(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(Ss.errors=[{instancePath:i,keyword:"type"}],!1):e==="user"||e==="system"||e==="error"?(Ss.errors=o,s===
0):(Ss.errors=[{instancePath:i,keyword:"enum"}],!1)}function zs(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.family===void 0&&(f="family")||e.source===void 0&&(f="source"))return zs.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="source")){return zs.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return zs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STOP_REQUESTED")return zs.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return zs.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return zs.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.source!==void 0){let r=s;
Ss(e.source,{instancePath:i+"/source",parentData:e,parentDataProperty:"source",rootData:l})||(o=o===null?Ss.errors:
o.concat(Ss.errors),s=o.length);var t=r===s}else var t=!0}}}}else return zs.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return zs.errors=o,s===0}function Yr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.source===void 0&&(f="source")||e.epoch===void 0&&(f="epoch"))return Yr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="source"||r==="epoch")){return Yr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Yr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STOP_ACKNOWLEDGED")return Yr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return Yr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return Yr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.source!==void 0){let r=s;
Ss(e.source,{instancePath:i+"/source",parentData:e,parentDataProperty:"source",rootData:l})||(o=o===null?Ss.errors:
o.concat(Ss.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Yr.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Yr.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Yr.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}}else return Yr.errors=[{instancePath:i,keyword:"type"}],!1;return Yr.errors=o,s===0}function Is(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.source===void 0&&(f="source")||e.resumable===void 0&&(f="resumable"))return Is.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="source"||r==="resumable")){return Is.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Is.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STOPPED")return Is.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Is.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return Is.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.source!==
void 0){let r=s;Ss(e.source,{instancePath:i+"/source",parentData:e,parentDataProperty:"source",rootData:l})||(o=
o===null?Ss.errors:o.concat(Ss.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.resumable!==void 0){let r=s;
if(typeof e.resumable!="boolean")return Is.errors=[{instancePath:i+"/resumable",keyword:"type"}],!1;var t=r===
s}else var t=!0}}}}}else return Is.errors=[{instancePath:i,keyword:"type"}],!1;return Is.errors=o,s===0}function ls(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ls.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="re\
ason")){return ls.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return ls.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="R\
UN_PAUSED")return ls.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.
family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ls.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Lifecycle")return ls.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ls.errors=
[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return ls.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}else return ls.errors=[{instancePath:i,keyword:"type"}],!1;return ls.errors=
o,s===0}function Zs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Zs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Zs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Zs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_RESUMED")return Zs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Zs.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return Zs.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Zs.
errors=[{instancePath:i,keyword:"type"}],!1;return Zs.errors=o,s===0}function ds(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ds.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="re\
ason")){return ds.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return ds.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="U\
SER_TAKEOVER_ON")return ds.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ds.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Lifecycle")return ds.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ds.errors=
[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return ds.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}else return ds.errors=[{instancePath:i,keyword:"type"}],!1;return ds.errors=
o,s===0}function Us(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Us.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Us.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Us.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="USER_TAKEOVER_OFF")
return Us.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){
let r=e.family,n=s;if(typeof r!="string")return Us.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!==
"Lifecycle")return Us.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Us.
errors=[{instancePath:i,keyword:"type"}],!1;return Us.errors=o,s===0}function Br(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.profile===void 0&&(f="profile")||e.workingDirectory===void 0&&(f="workingDirectory"))return Br.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="profile"||r==="workingDire\
ctory")){return Br.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Br.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
ESSION_CREATED")return Br.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Br.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Session")return Br.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Br.errors=[
{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return Br.errors=[{instancePath:i+"/profile",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.workingDirectory!==void 0){let r=s;if(typeof e.workingDirectory!=
"string")return Br.errors=[{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else
return Br.errors=[{instancePath:i,keyword:"type"}],!1;return Br.errors=o,s===0}function Gs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Gs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Gs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Gs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_RESUMED")return Gs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Gs.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Sessi\
on")return Gs.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Gs.
errors=[{instancePath:i,keyword:"type"}],!1;return Gs.errors=o,s===0}function Vs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Vs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Vs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Vs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_SAVED")return Vs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Vs.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Sessi\
on")return Vs.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Vs.
errors=[{instancePath:i,keyword:"type"}],!1;return Vs.errors=o,s===0}function dr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.removed===void 0&&(f="removed")||e.kept===void 0&&(f="kept"))return dr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="removed"||r==="kept")){return dr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return dr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_COMPACTED")return dr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return dr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Session")return dr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.removed!==void 0){
let r=e.removed,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return dr.errors=[{instancePath:i+
"/removed",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return dr.
errors=[{instancePath:i+"/removed",keyword:"maximum"}],!1;if(r<0||isNaN(r))return dr.errors=[{instancePath:i+"\
/removed",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.kept!==void 0){let r=e.kept,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return dr.errors=[{instancePath:i+"/kept",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return dr.errors=[{instancePath:i+"/kept",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return dr.errors=[{instancePath:i+"/kept",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}}else return dr.errors=[{instancePath:i,keyword:"type"}],!1;return dr.errors=o,s===0}function Ks(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Ks.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Ks.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ks.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_CLOSED")return Ks.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Ks.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Sessi\
on")return Ks.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Ks.
errors=[{instancePath:i,keyword:"type"}],!1;return Ks.errors=o,s===0}function as(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.goal===void 0&&(f="goal"))return as.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="goal")){return as.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return as.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="TASK_QUEUED")return as.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return as.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return as.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return as.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return as.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return as.errors=[{instancePath:i,keyword:"type"}],
!1;return as.errors=o,s===0}function us(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.goal===void 0&&(f="goal"))return us.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="goal")){return us.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return us.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="TASK_STARTED")return us.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return us.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return us.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return us.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return us.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return us.errors=[{instancePath:i,keyword:"type"}],
!1;return us.errors=o,s===0}function Ds(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(Ds.errors=[{instancePath:i,keyword:"type"}],!1):e==="created"||e==="planning"||e==="exploring"||e===
"executing"||e==="awaiting_user"||e==="blocked"||e==="succeeded"||e==="failed"||e==="cancelled"?(Ds.errors=o,s===
0):(Ds.errors=[{instancePath:i,keyword:"enum"}],!1)}function ys(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.family===void 0&&(f="family")||e.status===void 0&&(f="status"))return ys.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="status"||r==="subgoal")){return ys.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ys.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_STATUS")return ys.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return ys.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return ys.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.status!==
void 0){let r=s;Ds(e.status,{instancePath:i+"/status",parentData:e,parentDataProperty:"status",rootData:l})||(o=
o===null?Ds.errors:o.concat(Ds.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.subgoal!==void 0){let r=e.
subgoal,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return ys.errors=[{instancePath:i+"/subgoal",keyword:"\
maxLength"}],!1}else return ys.errors=[{instancePath:i+"/subgoal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return ys.errors=[{instancePath:i,keyword:"type"}],!1;return ys.errors=o,s===0}function Ae(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.progress===void 0&&(f="progress")||e.completed===void 0&&(f="completed")||e.total===void 0&&(f="total"))return Ae.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="pr\
ogress"||r==="completed"||r==="total"||r==="current")){return Ae.errors=[{instancePath:i,keyword:"additionalPr\
operties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ae.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="TASK_PROGRESS")return Ae.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Ae.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Ae.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.progress!==void 0){let r=e.progress,n=s;if(s===n)if(typeof r==
"number"&&isFinite(r)){if(r>1||isNaN(r))return Ae.errors=[{instancePath:i+"/progress",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return Ae.errors=[{instancePath:i+"/progress",keyword:"minimum"}],!1}else return Ae.errors=[{instancePath:i+
"/progress",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.completed!==void 0){let r=e.completed,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ae.errors=[{instancePath:i+"/completed",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ae.errors=[{instancePath:i+
"/completed",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ae.errors=[{instancePath:i+"/completed",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.total!==void 0){let r=e.total,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return Ae.errors=[{instancePath:i+"/total",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ae.errors=[{instancePath:i+"/total",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return Ae.errors=[{instancePath:i+"/total",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.current!==void 0){let r=e.current,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return Ae.errors=[
{instancePath:i+"/current",keyword:"maxLength"}],!1}else return Ae.errors=[{instancePath:i+"/current",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Ae.errors=[{instancePath:i,keyword:"type"}],!1;return Ae.
errors=o,s===0}function $e(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.family===void 0&&(d="family")||
e.planId===void 0&&(d="planId")||e.steps===void 0&&(d="steps"))return $e.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="family"||n==="planId"||n==="skill"||n==="rationale"||
n==="steps")){return $e.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==
void 0){let n=e.type,a=s;if(typeof n!="string")return $e.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!==
"TASK_PLANNED")return $e.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t){
if(e.family!==void 0){let n=e.family,a=s;if(typeof n!="string")return $e.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(n!=="Task")return $e.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=a===s}else var t=!0;
if(t){if(e.planId!==void 0){let n=e.planId,a=s;if(s===a)if(typeof n=="string"){if(u(n)>128)return $e.errors=[{
instancePath:i+"/planId",keyword:"maxLength"}],!1;if(u(n)<1)return $e.errors=[{instancePath:i+"/planId",keyword:"\
minLength"}],!1;if(!w.test(n))return $e.errors=[{instancePath:i+"/planId",keyword:"pattern"}],!1}else return $e.
errors=[{instancePath:i+"/planId",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.skill!==void 0){let n=e.
skill,a=s;if(s===a)if(typeof n=="string"){if(u(n)>80)return $e.errors=[{instancePath:i+"/skill",keyword:"maxLe\
ngth"}],!1}else return $e.errors=[{instancePath:i+"/skill",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){
if(e.rationale!==void 0){let n=e.rationale,a=s;if(s===a)if(typeof n=="string"){if(u(n)>2e3)return $e.errors=[{
instancePath:i+"/rationale",keyword:"maxLength"}],!1}else return $e.errors=[{instancePath:i+"/rationale",keyword:"\
type"}],!1;var t=a===s}else var t=!0;if(t)if(e.steps!==void 0){let n=e.steps,a=s;if(s===a)if(Array.isArray(n)){
var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(u(k)>300)return $e.
errors=[{instancePath:i+"/steps/"+m,keyword:"maxLength"}],!1}else return $e.errors=[{instancePath:i+"/steps/"+
m,keyword:"type"}],!1;var f=v===s;if(!f)break}}else return $e.errors=[{instancePath:i+"/steps",keyword:"type"}],
!1;var t=a===s}else var t=!0}}}}}}}else return $e.errors=[{instancePath:i,keyword:"type"}],!1;return $e.errors=
o,s===0}function Ws(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Ws.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family")){return Ws.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ws.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_CANCELLING")return Ws.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Ws.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return Ws.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Ws.errors=
[{instancePath:i,keyword:"type"}],!1;return Ws.errors=o,s===0}var ft={additionalProperties:!1,properties:{type:{
const:"TASK_COMPLETED",type:"string"},family:{const:"Task",type:"string"},status:{$ref:"#/$defs/TaskStatus"},answer:{
maxLength:2e3,type:"string"},summary:{maxLength:2e3,type:"string"},artifacts:{items:{$ref:"#/$defs/Artifact"},
type:"array"},steps:{maximum:2147483647,minimum:0,type:"integer"},modelCalls:{maximum:2147483647,minimum:0,type:"\
integer"},verified:{maxLength:500,type:"string"}},required:["type","family","status","summary","artifacts","st\
eps","modelCalls"],type:"object"};function Pe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.kind===void 0&&(f="kind")||e.path===void 0&&(f="path")||e.bytes===
void 0&&(f="bytes"))return Pe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"kind"||r==="path"||r==="bytes"||r==="mime"||r==="sha256")){return Pe.errors=[{instancePath:i,keyword:"additio\
nalProperties"}],!1;break}if(d===s){if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return Pe.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="download"||r==="extraction"||r==="report"||r==="documen\
t"))return Pe.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.path!==
void 0){let r=e.path,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4096)return Pe.errors=[{instancePath:i+"/path",
keyword:"maxLength"}],!1}else return Pe.errors=[{instancePath:i+"/path",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.bytes!==void 0){let r=e.bytes,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Pe.
errors=[{instancePath:i+"/bytes",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return Pe.errors=[{instancePath:i+"/bytes",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Pe.errors=[
{instancePath:i+"/bytes",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.mime!==void 0){let r=e.mime,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>120)return Pe.errors=[{instancePath:i+"/mime",keyword:"maxLength"}],
!1}else return Pe.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.sha256!==
void 0){let r=e.sha256,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return Pe.errors=[{instancePath:i+"/sha2\
56",keyword:"maxLength"}],!1}else return Pe.errors=[{instancePath:i+"/sha256",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}}else return Pe.errors=[{instancePath:i,keyword:"type"}],!1;return Pe.errors=o,s===0}function we(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.family===void 0&&(d="family")||e.status===
void 0&&(d="status")||e.summary===void 0&&(d="summary")||e.artifacts===void 0&&(d="artifacts")||e.steps===void 0&&
(d="steps")||e.modelCalls===void 0&&(d="modelCalls"))return we.errors=[{instancePath:i,keyword:"required"}],!1;
{let r=s;for(let n in e)if(!$.call(ft.properties,n)){return we.errors=[{instancePath:i,keyword:"additionalProp\
erties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,a=s;if(typeof n!="string")return we.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="TASK_COMPLETED")return we.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=a===s}else var t=!0;if(t){if(e.family!==void 0){let n=e.family,a=s;if(typeof n!="string")return we.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Task")return we.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=a===s}else var t=!0;if(t){if(e.status!==void 0){let n=s;Ds(e.status,{instancePath:i+"/status",
parentData:e,parentDataProperty:"status",rootData:l})||(o=o===null?Ds.errors:o.concat(Ds.errors),s=o.length);var t=n===
s}else var t=!0;if(t){if(e.answer!==void 0){let n=e.answer,a=s;if(s===a)if(typeof n=="string"){if(u(n)>2e3)return we.
errors=[{instancePath:i+"/answer",keyword:"maxLength"}],!1}else return we.errors=[{instancePath:i+"/answer",keyword:"\
type"}],!1;var t=a===s}else var t=!0;if(t){if(e.summary!==void 0){let n=e.summary,a=s;if(s===a)if(typeof n=="s\
tring"){if(u(n)>2e3)return we.errors=[{instancePath:i+"/summary",keyword:"maxLength"}],!1}else return we.errors=
[{instancePath:i+"/summary",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.artifacts!==void 0){let n=e.
artifacts,a=s;if(s===a)if(Array.isArray(n)){var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;Pe(n[m],{instancePath:i+
"/artifacts/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?Pe.errors:o.concat(Pe.errors),s=o.
length);var f=k===s;if(!f)break}}else return we.errors=[{instancePath:i+"/artifacts",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t){if(e.steps!==void 0){let n=e.steps,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return we.errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){
if(n>2147483647||isNaN(n))return we.errors=[{instancePath:i+"/steps",keyword:"maximum"}],!1;if(n<0||isNaN(n))return we.
errors=[{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t){if(e.modelCalls!==void 0){
let n=e.modelCalls,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return we.errors=[{instancePath:i+
"/modelCalls",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return we.
errors=[{instancePath:i+"/modelCalls",keyword:"maximum"}],!1;if(n<0||isNaN(n))return we.errors=[{instancePath:i+
"/modelCalls",keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t)if(e.verified!==void 0){let n=e.verified,a=s;
if(s===a)if(typeof n=="string"){if(u(n)>500)return we.errors=[{instancePath:i+"/verified",keyword:"maxLength"}],
!1}else return we.errors=[{instancePath:i+"/verified",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}}}}}}else
return we.errors=[{instancePath:i,keyword:"type"}],!1;return we.errors=o,s===0}function Ke(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.status===void 0&&(f="status")||e.error===void 0&&(f="error")||e.steps===void 0&&(f="steps")||e.modelCalls===
void 0&&(f="modelCalls"))return Ke.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"type"||r==="family"||r==="status"||r==="error"||r==="steps"||r==="modelCalls")){return Ke.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return Ke.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_FAILED")return Ke.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Ke.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Ke.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.status!==void 0){let r=s;Ds(e.status,{instancePath:i+
"/status",parentData:e,parentDataProperty:"status",rootData:l})||(o=o===null?Ds.errors:o.concat(Ds.errors),s=o.
length);var t=r===s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return Ke.errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return Ke.errors=[{instancePath:i+
"/error",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.steps!==void 0){let r=e.steps,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ke.errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ke.errors=[{instancePath:i+"/steps",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Ke.errors=[{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.modelCalls!==void 0){let r=e.modelCalls,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return Ke.errors=[{instancePath:i+"/modelCalls",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return Ke.errors=[{instancePath:i+"/modelCalls",keyword:"maximum"}],!1;if(r<0||isNaN(
r))return Ke.errors=[{instancePath:i+"/modelCalls",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}else
return Ke.errors=[{instancePath:i,keyword:"type"}],!1;return Ke.errors=o,s===0}function ii(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(ii.errors=[{instancePath:i,keyword:"type"}],!1):e==="low"||e==="medium"||e==="high"?(ii.errors=o,s===
0):(ii.errors=[{instancePath:i,keyword:"enum"}],!1)}function Re(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.family===void 0&&(f="family")||e.stepId===void 0&&(f="stepId")||e.action===void 0&&(f="action")||
e.description===void 0&&(f="description"))return Re.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="stepId"||r==="action"||r==="target"||r==="description"||r==="risk")){return Re.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Re.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STEP_STARTED")return Re.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Re.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return Re.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.stepId!==
void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Re.errors=[{instancePath:i+"/ste\
pId",keyword:"maxLength"}],!1;if(u(r)<1)return Re.errors=[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!w.
test(r))return Re.errors=[{instancePath:i+"/stepId",keyword:"pattern"}],!1}else return Re.errors=[{instancePath:i+
"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.action!==void 0){let r=e.action,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>40)return Re.errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return Re.
errors=[{instancePath:i+"/action",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=e.
target,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Re.errors=[{instancePath:i+"/target",keyword:"max\
Length"}],!1}else return Re.errors=[{instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.description!==void 0){let r=e.description,n=s;if(s===n)if(typeof r=="string"){if(u(r)>300)return Re.errors=
[{instancePath:i+"/description",keyword:"maxLength"}],!1}else return Re.errors=[{instancePath:i+"/description",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.risk!==void 0){let r=s;ii(e.risk,{instancePath:i+"/ris\
k",parentData:e,parentDataProperty:"risk",rootData:l})||(o=o===null?ii.errors:o.concat(ii.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}}}else return Re.errors=[{instancePath:i,keyword:"type"}],!1;return Re.errors=o,
s===0}function er(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.stepId===void 0&&(f="stepId")||e.durationMs===void 0&&(f="durationMs"))return er.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="stepId"||r==="result"||r==="duratio\
nMs")){return er.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return er.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
TEP_COMPLETED")return er.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return er.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Task")return er.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return er.errors=[{
instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(r)<1)return er.errors=[{instancePath:i+"/stepId",keyword:"\
minLength"}],!1;if(!w.test(r))return er.errors=[{instancePath:i+"/stepId",keyword:"pattern"}],!1}else return er.
errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.result!==void 0){let r=s;
De(e.result,{instancePath:i+"/result",parentData:e,parentDataProperty:"result",rootData:l})||(o=o===null?De.errors:
o.concat(De.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.durationMs!==void 0){let r=e.durationMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return er.errors=[{instancePath:i+"/durationMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return er.errors=[{instancePath:i+
"/durationMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return er.errors=[{instancePath:i+"/durationMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}else return er.errors=[{instancePath:i,keyword:"type"}],!1;return er.
errors=o,s===0}function xe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.stepId===void 0&&(f="stepId")||e.error===void 0&&(f="error")||e.willRetry===void 0&&(f="willRetry"))return xe.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="st\
epId"||r==="error"||r==="code"||r==="willRetry"||r==="attempt")){return xe.errors=[{instancePath:i,keyword:"ad\
ditionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return xe.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STEP_FAILED")return xe.errors=[{instancePath:i+"/t\
ype",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return xe.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return xe.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return xe.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(
r)<1)return xe.errors=[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!w.test(r))return xe.errors=[{instancePath:i+
"/stepId",keyword:"pattern"}],!1}else return xe.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return xe.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return xe.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>80)return xe.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return xe.errors=[{instancePath:i+
"/code",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.willRetry!==void 0){let r=s;if(typeof e.willRetry!=
"boolean")return xe.errors=[{instancePath:i+"/willRetry",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t)if(e.
attempt!==void 0){let r=e.attempt,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return xe.errors=
[{instancePath:i+"/attempt",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return xe.errors=[{instancePath:i+"/attempt",keyword:"maximum"}],!1;if(r<0||isNaN(r))return xe.errors=[{instancePath:i+
"/attempt",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}else return xe.errors=[{instancePath:i,keyword:"\
type"}],!1;return xe.errors=o,s===0}function Sr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.stepId===void 0&&(f="stepId"))return Sr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="stepId")){return Sr.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Sr.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="STEP_SKIPPED")return Sr.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Sr.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Sr.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return Sr.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(r)<1)return Sr.errors=
[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!w.test(r))return Sr.errors=[{instancePath:i+"/stepId",
keyword:"pattern"}],!1}else return Sr.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else
return Sr.errors=[{instancePath:i,keyword:"type"}],!1;return Sr.errors=o,s===0}function Dr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.target===void 0&&(f="target")||e.content===void 0&&(f="conte\
nt")||e.origin===void 0&&(f="origin")||e.url===void 0&&(f="url"))return Dr.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let d=s;for(let r in e)if(!(r==="target"||r==="content"||r==="origin"||r==="url")){return Dr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.target!==void 0){let r=e.target,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>300)return Dr.errors=[{instancePath:i+"/target",keyword:"maxLength"}],
!1}else return Dr.errors=[{instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.content!==
void 0){let r=e.content,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4e3)return Dr.errors=[{instancePath:i+"/co\
ntent",keyword:"maxLength"}],!1}else return Dr.errors=[{instancePath:i+"/content",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return Dr.
errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Dr.errors=[{instancePath:i+"/origin",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>8192)return Dr.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Dr.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return Dr.errors=[{instancePath:i,keyword:"type"}],
!1;return Dr.errors=o,s===0}function Te(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===
void 0&&(f="family")||e.approvalId===void 0&&(f="approvalId")||e.action===void 0&&(f="action")||e.risk===void 0&&
(f="risk")||e.reason===void 0&&(f="reason")||e.preview===void 0&&(f="preview")||e.expiresMs===void 0&&(f="expi\
resMs"))return Te.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r===
"family"||r==="approvalId"||r==="action"||r==="risk"||r==="reason"||r==="preview"||r==="expiresMs")){return Te.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Te.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="NEEDS_APPROVAL")return Te.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Te.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return Te.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.approvalId!==
void 0){let r=e.approvalId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Te.errors=[{instancePath:i+"\
/approvalId",keyword:"maxLength"}],!1;if(u(r)<1)return Te.errors=[{instancePath:i+"/approvalId",keyword:"minLe\
ngth"}],!1;if(!w.test(r))return Te.errors=[{instancePath:i+"/approvalId",keyword:"pattern"}],!1}else return Te.
errors=[{instancePath:i+"/approvalId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.action!==void 0){
let r=e.action,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return Te.errors=[{instancePath:i+"/action",keyword:"\
maxLength"}],!1}else return Te.errors=[{instancePath:i+"/action",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.risk!==void 0){let r=s;ii(e.risk,{instancePath:i+"/risk",parentData:e,parentDataProperty:"risk",rootData:l})||
(o=o===null?ii.errors:o.concat(ii.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.reason!==void 0){let r=e.
reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return Te.errors=[{instancePath:i+"/reason",keyword:"ma\
xLength"}],!1}else return Te.errors=[{instancePath:i+"/reason",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.preview!==void 0){let r=s;Dr(e.preview,{instancePath:i+"/preview",parentData:e,parentDataProperty:"previe\
w",rootData:l})||(o=o===null?Dr.errors:o.concat(Dr.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.expiresMs!==
void 0){let r=e.expiresMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Te.errors=[{instancePath:i+
"/expiresMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Te.
errors=[{instancePath:i+"/expiresMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Te.errors=[{instancePath:i+
"/expiresMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}else return Te.errors=[{instancePath:i,keyword:"\
type"}],!1;return Te.errors=o,s===0}function We(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.approvalId===void 0&&(f="approvalId")||e.decision===void 0&&(f="decision")||e.by===void 0&&(f="by"))return We.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="ap\
provalId"||r==="decision"||r==="by")){return We.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return We.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="APPROVAL_RESOLVED")return We.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return We.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return We.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.approvalId!==void 0){let r=e.approvalId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return We.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],!1;if(u(r)<1)return We.
errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!w.test(r))return We.errors=[{instancePath:i+
"/approvalId",keyword:"pattern"}],!1}else return We.errors=[{instancePath:i+"/approvalId",keyword:"type"}],!1;
var t=n===s}else var t=!0;if(t){if(e.decision!==void 0){let r=e.decision,n=s;if(typeof r!="string")return We.errors=
[{instancePath:i+"/decision",keyword:"type"}],!1;if(!(r==="allow"||r==="always"||r==="deny"||r==="expired"||r===
"withdrawn"))return We.errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)
if(e.by!==void 0){let r=e.by,n=s;if(typeof r!="string")return We.errors=[{instancePath:i+"/by",keyword:"type"}],
!1;if(!(r==="user"||r==="policy"||r==="grant"||r==="system"))return We.errors=[{instancePath:i+"/by",keyword:"\
enum"}],!1;var t=n===s}else var t=!0}}}}}}else return We.errors=[{instancePath:i,keyword:"type"}],!1;return We.
errors=o,s===0}function Ce(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.family===void 0&&(d="family")||
e.questionId===void 0&&(d="questionId")||e.text===void 0&&(d="text"))return Ce.errors=[{instancePath:i,keyword:"\
required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="family"||n==="questionId"||n==="text"||n==="choic\
es")){return Ce.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){
let n=e.type,a=s;if(typeof n!="string")return Ce.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="Q\
UESTION")return Ce.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t){if(e.family!==
void 0){let n=e.family,a=s;if(typeof n!="string")return Ce.errors=[{instancePath:i+"/family",keyword:"type"}],
!1;if(n!=="Task")return Ce.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t){
if(e.questionId!==void 0){let n=e.questionId,a=s;if(s===a)if(typeof n=="string"){if(u(n)>128)return Ce.errors=
[{instancePath:i+"/questionId",keyword:"maxLength"}],!1;if(u(n)<1)return Ce.errors=[{instancePath:i+"/question\
Id",keyword:"minLength"}],!1;if(!w.test(n))return Ce.errors=[{instancePath:i+"/questionId",keyword:"pattern"}],
!1}else return Ce.errors=[{instancePath:i+"/questionId",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.
text!==void 0){let n=e.text,a=s;if(s===a)if(typeof n=="string"){if(u(n)>2e3)return Ce.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Ce.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t)if(e.choices!==void 0){let n=e.choices,a=s;if(s===a)if(Array.isArray(n)){if(n.length>12)return Ce.
errors=[{instancePath:i+"/choices",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=n[m],
v=s;if(s===v)if(typeof k=="string"){if(u(k)>80)return Ce.errors=[{instancePath:i+"/choices/"+m,keyword:"maxLen\
gth"}],!1}else return Ce.errors=[{instancePath:i+"/choices/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else
return Ce.errors=[{instancePath:i+"/choices",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}}else return Ce.
errors=[{instancePath:i,keyword:"type"}],!1;return Ce.errors=o,s===0}function He(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.frameUrl===void 0&&(f="frameUrl")||e.hash===void 0&&(f="hash")||e.url===void 0&&(f="url")||e.title===void 0&&
(f="title"))return He.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||
r==="family"||r==="frameUrl"||r==="hash"||r==="url"||r==="title")){return He.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return He.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="BROWSER_FRAME")return He.errors=[{instancePath:i+"\
/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return He.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return He.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.frameUrl!==void 0){let r=e.frameUrl,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>500)return He.errors=[{instancePath:i+"/frameUrl",keyword:"maxLength"}],!1}else
return He.errors=[{instancePath:i+"/frameUrl",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.hash!==
void 0){let r=e.hash,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return He.errors=[{instancePath:i+"/hash",
keyword:"maxLength"}],!1}else return He.errors=[{instancePath:i+"/hash",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)return He.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return He.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t)if(e.title!==void 0){let r=e.title,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return He.errors=
[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return He.errors=[{instancePath:i+"/title",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0}}}}}}}else return He.errors=[{instancePath:i,keyword:"type"}],!1;return He.
errors=o,s===0}function ve(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.action===void 0&&(f="action")||e.target===void 0&&(f="target"))return ve.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="action"||r==="target"||r==="value"||r===
"tabId"||r==="url"||r==="dispatchedMs")){return ve.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ve.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(r!=="ACTION")return ve.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ve.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Task")return ve.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.action!==void 0){let r=e.action,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return ve.
errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return ve.errors=[{instancePath:i+"/action",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=e.target,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>80)return ve.errors=[{instancePath:i+"/target",keyword:"maxLength"}],!1}else return ve.errors=[{
instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.value!==void 0){let r=e.value,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ve.errors=[{instancePath:i+"/value",keyword:"maxLength"}],
!1}else return ve.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==
void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ve.errors=[{instancePath:i+
"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ve.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ve.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>8192)return ve.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return ve.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.dispatchedMs!==void 0){let r=e.dispatchedMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ve.errors=[{instancePath:i+"/dispatchedMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ve.errors=[{instancePath:i+
"/dispatchedMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ve.errors=[{instancePath:i+"/dispatchedMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}else return ve.errors=[{instancePath:i,keyword:"type"}],!1;return ve.
errors=o,s===0}function hr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.schemaName===void 0&&(f="schemaName")||e.confidence===void 0&&(f="confidence"))return hr.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="schemaName"||r==="data"||r===
"confidence")){return hr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==
void 0){let r=e.type,n=s;if(typeof r!="string")return hr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!==
"EXTRACTION_RESULT")return hr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return hr.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Task")return hr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.schemaName!==void 0){let r=e.schemaName,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return hr.errors=
[{instancePath:i+"/schemaName",keyword:"maxLength"}],!1}else return hr.errors=[{instancePath:i+"/schemaName",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.data!==void 0){let r=s;De(e.data,{instancePath:i+"/data",parentData:e,
parentDataProperty:"data",rootData:l})||(o=o===null?De.errors:o.concat(De.errors),s=o.length);var t=r===s}else
var t=!0;if(t)if(e.confidence!==void 0){let r=e.confidence,n=s;if(s===n)if(typeof r=="number"&&isFinite(r)){if(r>
1||isNaN(r))return hr.errors=[{instancePath:i+"/confidence",keyword:"maximum"}],!1;if(r<0||isNaN(r))return hr.
errors=[{instancePath:i+"/confidence",keyword:"minimum"}],!1}else return hr.errors=[{instancePath:i+"/confiden\
ce",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return hr.errors=[{instancePath:i,keyword:"type"}],
!1;return hr.errors=o,s===0}function Hs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.artifact===void 0&&(f="artifact"))return Hs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="artifact")){return Hs.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Hs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="ARTIFACT_SAVED")return Hs.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Hs.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Hs.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.artifact!==void 0){let r=s;Pe(e.artifact,{instancePath:i+"/art\
ifact",parentData:e,parentDataProperty:"artifact",rootData:l})||(o=o===null?Pe.errors:o.concat(Pe.errors),s=o.
length);var t=r===s}else var t=!0}}}}else return Hs.errors=[{instancePath:i,keyword:"type"}],!1;return Hs.errors=
o,s===0}function jr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.role===void 0&&(f="role")||e.text===void 0&&(f="text"))return jr.errors=[{instancePath:i,keyword:"required"}],
!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="role"||r==="text")){return jr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return jr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="CHAT_MESSAGE")return jr.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return jr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return jr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.role!==void 0){let r=e.role,n=s;if(typeof r!=
"string")return jr.errors=[{instancePath:i+"/role",keyword:"type"}],!1;if(!(r==="user"||r==="assistant"))return jr.
errors=[{instancePath:i+"/role",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.
text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>1e5)return jr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1}else return jr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return jr.errors=[{instancePath:i,keyword:"type"}],!1;return jr.errors=o,s===0}function rr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.workId===void 0&&(f="workId"))return rr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="jobId"||r==="workId")){return rr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return rr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_WORK_STARTED")return rr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return rr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return rr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.
jobId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return rr.errors=[{instancePath:i+"/jobId",keyword:"maxL\
ength"}],!1;if(u(r)<1)return rr.errors=[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!w.test(r))return rr.
errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return rr.errors=[{instancePath:i+"/jobId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.workId!==void 0){let r=e.workId,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return rr.errors=[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return rr.errors=[{instancePath:i+"/workId",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return rr.errors=[{instancePath:i+"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else
return rr.errors=[{instancePath:i,keyword:"type"}],!1;return rr.errors=o,s===0}function Qe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.workId===void 0&&(f="workId")||e.succeeded===void 0&&(f="succeeded"))return Qe.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="jo\
bId"||r==="workId"||r==="succeeded")){return Qe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Qe.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="TASK_WORK_STOPPED")return Qe.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Qe.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Qe.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.jobId,n=s;if(s===n)if(typeof r=="stri\
ng"){if(u(r)>128)return Qe.errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(r)<1)return Qe.errors=
[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!w.test(r))return Qe.errors=[{instancePath:i+"/jobId",keyword:"\
pattern"}],!1}else return Qe.errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.workId!==void 0){let r=e.workId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Qe.errors=
[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return Qe.errors=[{instancePath:i+"/workId",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Qe.errors=[{instancePath:i+
"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.succeeded!==void 0){let r=s;if(typeof e.succeeded!=
"boolean")return Qe.errors=[{instancePath:i+"/succeeded",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}}else
return Qe.errors=[{instancePath:i,keyword:"type"}],!1;return Qe.errors=o,s===0}function ps(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.profile===void 0&&(f="profile"))return ps.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="profile")){return ps.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ps.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="MODEL_SWITCHED")return ps.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ps.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return ps.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="s\
tring"){if(u(r)>80)return ps.errors=[{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return ps.errors=
[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return ps.errors=[{instancePath:i,
keyword:"type"}],!1;return ps.errors=o,s===0}function Ee(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.profile===void 0&&(f="profile")||e.messages===void 0&&(f="messages")||e.tools===void 0&&(f="tools")||e.characters===
void 0&&(f="characters"))return Ee.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"type"||r==="family"||r==="profile"||r==="messages"||r==="tools"||r==="characters")){return Ee.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return Ee.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="MODEL_REQUESTED")return Ee.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Ee.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return Ee.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.profile!==void 0){let r=e.profile,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>80)return Ee.errors=[{instancePath:i+"/profile",keyword:"maxLength"}],!1}else
return Ee.errors=[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.messages!==
void 0){let r=e.messages,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ee.errors=[{instancePath:i+
"/messages",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ee.
errors=[{instancePath:i+"/messages",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ee.errors=[{instancePath:i+
"/messages",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.tools!==void 0){let r=e.tools,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ee.errors=[{instancePath:i+"/tools",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ee.errors=[{instancePath:i+"/tools",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return Ee.errors=[{instancePath:i+"/tools",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.characters!==void 0){let r=e.characters,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return Ee.errors=[{instancePath:i+"/characters",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return Ee.errors=[{instancePath:i+"/characters",keyword:"maximum"}],!1;if(r<0||isNaN(
r))return Ee.errors=[{instancePath:i+"/characters",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}else
return Ee.errors=[{instancePath:i,keyword:"type"}],!1;return Ee.errors=o,s===0}function ms(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.text===void 0&&(f="text"))return ms.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="text")){return ms.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ms.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="MODEL_TEXT_DELTA")return ms.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ms.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return ms.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>1e5)return ms.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return ms.errors=[{instancePath:i+
"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return ms.errors=[{instancePath:i,keyword:"type"}],
!1;return ms.errors=o,s===0}function cs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.text===void 0&&(f="text"))return cs.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="text")){return cs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return cs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="MODEL_REASONING_DELTA")return cs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return cs.
errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return cs.errors=[{instancePath:i+"/famil\
y",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>1e5)return cs.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return cs.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return cs.errors=[{instancePath:i,
keyword:"type"}],!1;return cs.errors=o,s===0}function br(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.text===void 0&&(f="text")||e.toolCalls===void 0&&(f="toolCalls"))return br.errors=[{instancePath:i,keyword:"\
required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="text"||r==="toolCalls")){return br.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return br.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="MODEL_REPLIED")return br.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return br.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")
return br.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.text!==void 0){
let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>1e5)return br.errors=[{instancePath:i+"/text",keyword:"\
maxLength"}],!1}else return br.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)
if(e.toolCalls!==void 0){let r=e.toolCalls,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return br.
errors=[{instancePath:i+"/toolCalls",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return br.errors=[{instancePath:i+"/toolCalls",keyword:"maximum"}],!1;if(r<0||isNaN(r))return br.errors=
[{instancePath:i+"/toolCalls",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return br.errors=[{instancePath:i,
keyword:"type"}],!1;return br.errors=o,s===0}function ar(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.callId===void 0&&(f="callId")||e.tool===void 0&&(f="tool"))return ar.errors=[{instancePath:i,keyword:"requir\
ed"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="callId"||r==="tool"||r==="args")){return ar.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ar.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TOOL_REQUESTED")return ar.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return ar.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Tool")
return ar.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.callId!==
void 0){let r=e.callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ar.errors=[{instancePath:i+"/cal\
lId",keyword:"maxLength"}],!1;if(u(r)<1)return ar.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!w.
test(r))return ar.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return ar.errors=[{instancePath:i+
"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tool!==void 0){let r=e.tool,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>40)return ar.errors=[{instancePath:i+"/tool",keyword:"maxLength"}],!1}else return ar.errors=
[{instancePath:i+"/tool",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;De(e.args,
{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:l})||(o=o===null?De.errors:o.concat(De.
errors),s=o.length);var t=r===s}else var t=!0}}}}}}else return ar.errors=[{instancePath:i,keyword:"type"}],!1;
return ar.errors=o,s===0}function ur(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.callId===void 0&&(f="callId")||e.text===void 0&&(f="text"))return ur.errors=[{instancePath:i,keyword:"requir\
ed"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="callId"||r==="text")){return ur.errors=[{
instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return ur.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TOOL_STREAMED")return ur.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return ur.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Tool")return ur.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.callId!==void 0){let r=e.
callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ur.errors=[{instancePath:i+"/callId",keyword:"ma\
xLength"}],!1;if(u(r)<1)return ur.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!w.test(r))return ur.
errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return ur.errors=[{instancePath:i+"/callId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return ur.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return ur.errors=[{instancePath:i+
"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return ur.errors=[{instancePath:i,keyword:"type"}],
!1;return ur.errors=o,s===0}var lt={additionalProperties:!1,description:"Specification 004, section 13: the ca\
ll, the selector used, timings, result, observation and the version of the page.",properties:{type:{const:"TOO\
L_COMPLETED",type:"string"},family:{const:"Tool",type:"string"},callId:{maxLength:128,minLength:1,pattern:"^[A\
-Za-z0-9._:-]+$",type:"string"},tool:{maxLength:40,type:"string"},ok:{type:"boolean"},code:{maxLength:80,type:"\
string"},durationMs:{maximum:9007199254740991,minimum:0,type:"integer"},result:{$ref:"#/$defs/JsonValue"},pcdTs:{
maximum:9007199254740991,minimum:0,type:"integer"}},required:["type","family","callId","tool","ok","durationMs"],
type:"object"};function pe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&
(f="family")||e.callId===void 0&&(f="callId")||e.tool===void 0&&(f="tool")||e.ok===void 0&&(f="ok")||e.durationMs===
void 0&&(f="durationMs"))return pe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!$.
call(lt.properties,r)){return pe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.
type!==void 0){let r=e.type,n=s;if(typeof r!="string")return pe.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(r!=="TOOL_COMPLETED")return pe.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return pe.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(r!=="Tool")return pe.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.callId!==void 0){let r=e.callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return pe.
errors=[{instancePath:i+"/callId",keyword:"maxLength"}],!1;if(u(r)<1)return pe.errors=[{instancePath:i+"/callI\
d",keyword:"minLength"}],!1;if(!w.test(r))return pe.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else
return pe.errors=[{instancePath:i+"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tool!==void 0){
let r=e.tool,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return pe.errors=[{instancePath:i+"/tool",keyword:"\
maxLength"}],!1}else return pe.errors=[{instancePath:i+"/tool",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.ok!==void 0){let r=s;if(typeof e.ok!="boolean")return pe.errors=[{instancePath:i+"/ok",keyword:"type"}],!1;
var t=r===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)
return pe.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return pe.errors=[{instancePath:i+"/co\
de",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.durationMs!==void 0){let r=e.durationMs,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return pe.errors=[{instancePath:i+"/durationMs",keyword:"type"}],!1;
if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return pe.errors=[{instancePath:i+"\
/durationMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return pe.errors=[{instancePath:i+"/durationMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.result!==void 0){let r=s;De(e.result,{instancePath:i+"/resu\
lt",parentData:e,parentDataProperty:"result",rootData:l})||(o=o===null?De.errors:o.concat(De.errors),s=o.length);
var t=r===s}else var t=!0;if(t)if(e.pcdTs!==void 0){let r=e.pcdTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return pe.errors=[{instancePath:i+"/pcdTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r))return pe.errors=[{instancePath:i+"/pcdTs",keyword:"maximum"}],!1;
if(r<0||isNaN(r))return pe.errors=[{instancePath:i+"/pcdTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}}else
return pe.errors=[{instancePath:i,keyword:"type"}],!1;return pe.errors=o,s===0}function Fe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.inputTokens===void 0&&(f="inputTokens")||e.outputTokens===void 0&&(f="outputTokens")||e.totalTokens===void 0&&
(f="totalTokens"))return Fe.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="\
type"||r==="family"||r==="inputTokens"||r==="outputTokens"||r==="totalTokens"||r==="cost")){return Fe.errors=[
{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Fe.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="METRICS_TOKENS")return Fe.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return Fe.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Metrics")return Fe.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.inputTokens!==void 0){
let r=e.inputTokens,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Fe.errors=[{instancePath:i+
"/inputTokens",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Fe.
errors=[{instancePath:i+"/inputTokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Fe.errors=[{instancePath:i+
"/inputTokens",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.outputTokens!==void 0){let r=e.outputTokens,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Fe.errors=[{instancePath:i+"/outputTokens",
keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Fe.errors=[{instancePath:i+
"/outputTokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Fe.errors=[{instancePath:i+"/outputTokens",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.totalTokens!==void 0){let r=e.totalTokens,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Fe.errors=[{instancePath:i+"/totalTokens",keyword:"type"}],!1;
if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Fe.errors=[{instancePath:i+"/total\
Tokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Fe.errors=[{instancePath:i+"/totalTokens",keyword:"mini\
mum"}],!1}var t=n===s}else var t=!0;if(t)if(e.cost!==void 0){let r=e.cost,n=s;if(s===n)if(typeof r=="number"&&
isFinite(r)){if(r<0||isNaN(r))return Fe.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return Fe.
errors=[{instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Fe.errors=[{instancePath:i,
keyword:"type"}],!1;return Fe.errors=o,s===0}function Ye(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.used===void 0&&(f="used")||e.limit===void 0&&(f="limit")||e.fraction===void 0&&(f="fraction"))return Ye.errors=
[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="used"||r===
"limit"||r==="fraction")){return Ye.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){
if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ye.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="METRICS_CONTEXT")return Ye.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Ye.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Metrics")return Ye.errors=[{instancePath:i+"/family",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.used!==void 0){let r=e.used,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)))return Ye.errors=[{instancePath:i+"/used",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return Ye.errors=[{instancePath:i+"/used",keyword:"maximum"}],!1;if(r<0||isNaN(r))
return Ye.errors=[{instancePath:i+"/used",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.limit!==
void 0){let r=e.limit,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ye.errors=[{instancePath:i+
"/limit",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ye.errors=
[{instancePath:i+"/limit",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ye.errors=[{instancePath:i+"/limit",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.fraction!==void 0){let r=e.fraction,n=s;if(s===n)if(typeof r==
"number"&&isFinite(r)){if(r<0||isNaN(r))return Ye.errors=[{instancePath:i+"/fraction",keyword:"minimum"}],!1}else
return Ye.errors=[{instancePath:i+"/fraction",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return Ye.
errors=[{instancePath:i,keyword:"type"}],!1;return Ye.errors=o,s===0}function gs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.family===void 0&&(d="family")||
e.values===void 0&&(d="values"))return gs.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="type"||n==="family"||n==="values")){return gs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(r===s){if(e.type!==void 0){let n=e.type,a=s;if(typeof n!="string")return gs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="METRICS_PHASE")return gs.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=a===s}else var t=!0;if(t){if(e.family!==void 0){let n=e.family,a=s;if(typeof n!="string")return gs.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Metrics")return gs.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=a===s}else var t=!0;if(t)if(e.values!==void 0){let n=e.values,a=s;if(s===a)if(n&&typeof n=="\
object"&&!Array.isArray(n))for(let g in n){let m=n[g],k=s;if(!(typeof m=="number"&&isFinite(m)))return gs.errors=
[{instancePath:i+"/values/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type"}],!1;var f=k===s;if(!f)break}else
return gs.errors=[{instancePath:i+"/values",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}else return gs.errors=
[{instancePath:i,keyword:"type"}],!1;return gs.errors=o,s===0}function Rr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.code===void 0&&(f="code")||e.message===void 0&&(f="message"))return Rr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="code"||r==="message")){return Rr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Rr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="WARNING")return Rr.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Rr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Warning")return Rr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>80)return Rr.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return Rr.errors=
[{instancePath:i+"/code",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.message!==void 0){let r=e.message,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Rr.errors=[{instancePath:i+"/message",keyword:"maxLengt\
h"}],!1}else return Rr.errors=[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return Rr.errors=[{instancePath:i,keyword:"type"}],!1;return Rr.errors=o,s===0}function _r(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.code===void 0&&(f="code")||e.message===void 0&&(f="message")||e.recoverable===void 0&&(f="recoverable"))return _r.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="family"||r==="co\
de"||r==="message"||r==="recoverable")){return _r.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return _r.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(r!=="ERROR")return _r.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return _r.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Error")return _r.errors=[{instancePath:i+"/family",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)
return _r.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return _r.errors=[{instancePath:i+"/co\
de",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.message!==void 0){let r=e.message,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>2e3)return _r.errors=[{instancePath:i+"/message",keyword:"maxLength"}],!1}else return _r.errors=
[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.recoverable!==void 0){let r=s;
if(typeof e.recoverable!="boolean")return _r.errors=[{instancePath:i+"/recoverable",keyword:"type"}],!1;var t=r===
s}else var t=!0}}}}}}else return _r.errors=[{instancePath:i,keyword:"type"}],!1;return _r.errors=o,s===0}function ei(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="LIFECYCLE_STARTED")xs(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?xs.errors:o.concat(xs.errors),s=o.length);else if(t===
"LIFECYCLE_STOPPED")Ps(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Ps.errors:
o.concat(Ps.errors),s=o.length);else if(t==="LIFECYCLE_BROWSER")Hr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Hr.errors:o.concat(Hr.errors),s=o.length);else if(t==="RUN_STARTED")lr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?lr.errors:o.concat(lr.errors),s=o.length);else if(t===
"RUN_FINISHED")Ve(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Ve.errors:o.concat(
Ve.errors),s=o.length);else if(t==="RUN_FAILED")Qr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Qr.errors:o.concat(Qr.errors),s=o.length);else if(t==="RUN_FOUND")Le(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Le.errors:o.concat(Le.errors),s=o.length);else if(t==="STOP_REQ\
UESTED")zs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?zs.errors:o.concat(zs.
errors),s=o.length);else if(t==="STOP_ACKNOWLEDGED")Yr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Yr.errors:o.concat(Yr.errors),s=o.length);else if(t==="STOPPED")Is(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Is.errors:o.concat(Is.errors),s=o.length);else if(t==="RUN_PAUS\
ED")ls(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ls.errors:o.concat(ls.errors),
s=o.length);else if(t==="RUN_RESUMED")Zs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=
o===null?Zs.errors:o.concat(Zs.errors),s=o.length);else if(t==="USER_TAKEOVER_ON")ds(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?ds.errors:o.concat(ds.errors),s=o.length);else if(t==="USER_TAK\
EOVER_OFF")Us(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Us.errors:o.concat(
Us.errors),s=o.length);else if(t==="SESSION_CREATED")Br(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Br.errors:o.concat(Br.errors),s=o.length);else if(t==="SESSION_RESUMED")Gs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Gs.errors:o.concat(Gs.errors),s=o.length);else if(t==="SESSION_\
SAVED")Vs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Vs.errors:o.concat(Vs.
errors),s=o.length);else if(t==="SESSION_COMPACTED")dr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?dr.errors:o.concat(dr.errors),s=o.length);else if(t==="SESSION_CLOSED")Ks(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ks.errors:o.concat(Ks.errors),s=o.length);else if(t==="TASK_QUE\
UED")as(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?as.errors:o.concat(as.errors),
s=o.length);else if(t==="TASK_STARTED")us(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=
o===null?us.errors:o.concat(us.errors),s=o.length);else if(t==="TASK_STATUS")ys(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?ys.errors:o.concat(ys.errors),s=o.length);else if(t==="TASK_PRO\
GRESS")Ae(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Ae.errors:o.concat(Ae.
errors),s=o.length);else if(t==="TASK_PLANNED")$e(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?$e.errors:o.concat($e.errors),s=o.length);else if(t==="TASK_CANCELLING")Ws(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ws.errors:o.concat(Ws.errors),s=o.length);else if(t==="TASK_COM\
PLETED")we(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?we.errors:o.concat(we.
errors),s=o.length);else if(t==="TASK_FAILED")Ke(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Ke.errors:o.concat(Ke.errors),s=o.length);else if(t==="STEP_STARTED")Re(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Re.errors:o.concat(Re.errors),s=o.length);else if(t==="STEP_COM\
PLETED")er(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?er.errors:o.concat(er.
errors),s=o.length);else if(t==="STEP_FAILED")xe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?xe.errors:o.concat(xe.errors),s=o.length);else if(t==="STEP_SKIPPED")Sr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Sr.errors:o.concat(Sr.errors),s=o.length);else if(t==="NEEDS_AP\
PROVAL")Te(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Te.errors:o.concat(Te.
errors),s=o.length);else if(t==="APPROVAL_RESOLVED")We(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?We.errors:o.concat(We.errors),s=o.length);else if(t==="QUESTION")Ce(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ce.errors:o.concat(Ce.errors),s=o.length);else if(t==="BROWSER_\
FRAME")He(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?He.errors:o.concat(He.
errors),s=o.length);else if(t==="ACTION")ve(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);else if(t==="EXTRACTION_RESULT")hr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?hr.errors:o.concat(hr.errors),s=o.length);else if(t==="ARTIFACT\
_SAVED")Hs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Hs.errors:o.concat(Hs.
errors),s=o.length);else if(t==="CHAT_MESSAGE")jr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?jr.errors:o.concat(jr.errors),s=o.length);else if(t==="TASK_WORK_STARTED")rr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?rr.errors:o.concat(rr.errors),s=o.length);else if(t==="TASK_WOR\
K_STOPPED")Qe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Qe.errors:o.concat(
Qe.errors),s=o.length);else if(t==="MODEL_SWITCHED")ps(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ps.errors:o.concat(ps.errors),s=o.length);else if(t==="MODEL_REQUESTED")Ee(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ee.errors:o.concat(Ee.errors),s=o.length);else if(t==="MODEL_TE\
XT_DELTA")ms(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ms.errors:o.concat(
ms.errors),s=o.length);else if(t==="MODEL_REASONING_DELTA")cs(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?cs.errors:o.concat(cs.errors),s=o.length);else if(t==="MODEL_REPLIED")br(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?br.errors:o.concat(br.errors),s=o.length);else if(t===
"TOOL_REQUESTED")ar(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ar.errors:o.
concat(ar.errors),s=o.length);else if(t==="TOOL_STREAMED")ur(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?ur.errors:o.concat(ur.errors),s=o.length);else if(t==="TOOL_COMPLETED")pe(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?pe.errors:o.concat(pe.errors),s=o.length);else if(t===
"METRICS_TOKENS")Fe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Fe.errors:o.
concat(Fe.errors),s=o.length);else if(t==="METRICS_CONTEXT")Ye(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Ye.errors:o.concat(Ye.errors),s=o.length);else if(t==="METRICS_PHASE")gs(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?gs.errors:o.concat(gs.errors),s=o.length);else if(t===
"WARNING")Rr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Rr.errors:o.concat(
Rr.errors),s=o.length);else if(t==="ERROR")_r(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?_r.errors:o.concat(_r.errors),s=o.length);else return ei.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return ei.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return ei.errors=[{instancePath:i,
keyword:"type"}],!1;return ei.errors=o,s===0}function he(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.seq===void 0&&
(f="seq")||e.ts_unix_ms===void 0&&(f="ts_unix_ms")||e.session_id===void 0&&(f="session_id")||e.event===void 0&&
(f="event"))return he.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="seq"||
r==="ts_unix_ms"||r==="session_id"||r==="run_id"||r==="task_id"||r==="event")){return he.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.seq!==void 0){let r=e.seq,n=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return he.errors=[{instancePath:i+"/seq",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return he.errors=[{instancePath:i+"/seq",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.ts_unix_ms!==void 0){let r=e.ts_unix_ms,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return he.errors=[{instancePath:i+"/ts_unix_ms",keyword:"type"}],!1;if(s===n&&typeof r=="numb\
er"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return he.errors=[{instancePath:i+"/ts_unix_ms",keyword:"max\
imum"}],!1;if(r<0||isNaN(r))return he.errors=[{instancePath:i+"/ts_unix_ms",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.session_id!==void 0){let r=e.session_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return he.
errors=[{instancePath:i+"/session_id",keyword:"maxLength"}],!1;if(u(r)<1)return he.errors=[{instancePath:i+"/s\
ession_id",keyword:"minLength"}],!1;if(!w.test(r))return he.errors=[{instancePath:i+"/session_id",keyword:"pat\
tern"}],!1}else return he.errors=[{instancePath:i+"/session_id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.run_id!==void 0){let r=e.run_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return he.errors=[{
instancePath:i+"/run_id",keyword:"maxLength"}],!1;if(u(r)<1)return he.errors=[{instancePath:i+"/run_id",keyword:"\
minLength"}],!1;if(!w.test(r))return he.errors=[{instancePath:i+"/run_id",keyword:"pattern"}],!1}else return he.
errors=[{instancePath:i+"/run_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.task_id!==void 0){let r=e.
task_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return he.errors=[{instancePath:i+"/task_id",keyword:"\
maxLength"}],!1;if(u(r)<1)return he.errors=[{instancePath:i+"/task_id",keyword:"minLength"}],!1;if(!w.test(r))
return he.errors=[{instancePath:i+"/task_id",keyword:"pattern"}],!1}else return he.errors=[{instancePath:i+"/t\
ask_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.event!==void 0){let r=s;ei(e.event,{instancePath:i+
"/event",parentData:e,parentDataProperty:"event",rootData:l})||(o=o===null?ei.errors:o.concat(ei.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}}else return he.errors=[{instancePath:i,keyword:"type"}],!1;return he.errors=o,
s===0}function Xs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.events===void 0&&(d="ev\
ents"))return Xs.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n===
"events")){return Xs.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){
let n=e.type,a=s;if(typeof n!="string")return Xs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="e\
vents")return Xs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=a===s}else var t=!0;if(t)if(e.events!==
void 0){let n=e.events,a=s;if(s===a)if(Array.isArray(n)){var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=s;
he(n[m],{instancePath:i+"/events/"+m,parentData:n,parentDataProperty:m,rootData:l})||(o=o===null?he.errors:o.concat(
he.errors),s=o.length);var f=k===s;if(!f)break}}else return Xs.errors=[{instancePath:i+"/events",keyword:"type"}],
!1;var t=a===s}else var t=!0}}}else return Xs.errors=[{instancePath:i,keyword:"type"}],!1;return Xs.errors=o,s===
0}function be(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&(f="ok")||e.sessionId===void 0&&(f="sessionId"))
return be.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="ok"||r==="sessionI\
d"||r==="taskId"||r==="runId")){return be.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.ok!==void 0){let r=e.ok,n=s;if(typeof r!="boolean")return be.errors=[{instancePath:i+"/ok",keyword:"ty\
pe"}],!1;if(r!==!0)return be.errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return be.errors=[{
instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return be.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!w.test(r))return be.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return be.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==
void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return be.errors=[{instancePath:i+"/tas\
kId",keyword:"maxLength"}],!1;if(u(r)<1)return be.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!w.
test(r))return be.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return be.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.runId!==void 0){let r=e.runId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return be.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(r)<1)return be.
errors=[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!w.test(r))return be.errors=[{instancePath:i+"/ru\
nId",keyword:"pattern"}],!1}else return be.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}else return be.errors=[{instancePath:i,keyword:"type"}],!1;return be.errors=o,s===0}function Pr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&(f="ok")||e.error===void 0&&(f="error")||e.code===
void 0&&(f="code"))return Pr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"ok"||r==="error"||r==="code")){return Pr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===
s){if(e.ok!==void 0){let r=e.ok,n=s;if(typeof r!="boolean")return Pr.errors=[{instancePath:i+"/ok",keyword:"ty\
pe"}],!1;if(r!==!1)return Pr.errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.error!==void 0){let r=s;if(typeof e.error!="string")return Pr.errors=[{instancePath:i+"/error",keyword:"t\
ype"}],!1;var t=r===s}else var t=!0;if(t)if(e.code!==void 0){let r=e.code,n=s;if(typeof r!="string")return Pr.
errors=[{instancePath:i+"/code",keyword:"type"}],!1;if(!(r==="task_active"||r==="no_task"||r==="wrong_task"||r===
"unknown"||r==="expired"||r==="bad_argument"||r==="shutting_down"))return Pr.errors=[{instancePath:i+"/code",keyword:"\
enum"}],!1;var t=n===s}else var t=!0}}}}else return Pr.errors=[{instancePath:i,keyword:"type"}],!1;return Pr.errors=
o,s===0}function hi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0,t=s,
f=!1,d=null,r=s;be(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?be.errors:o.concat(
be.errors),s=o.length);var a=r===s;a&&(f=!0,d=0);let n=s;Pr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Pr.errors:o.concat(Pr.errors),s=o.length);var a=n===s;if(a&&f?(f=!1,d=[d,1]):a&&(f=!0,
d=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.
push(c),s++,hi.errors=o,!1}return hi.errors=o,s===0}function vs(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.requestId===void 0&&(f="requestId")||e.reply===void 0&&(f="reply"))return vs.errors=[{instancePath:i,
keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="requestId"||r==="reply")){return vs.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return vs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="reply")return vs.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.requestId!==void 0){let r=e.requestId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return vs.errors=[{instancePath:i+"/requestId",keyword:"maxLength"}],!1;if(u(
r)<1)return vs.errors=[{instancePath:i+"/requestId",keyword:"minLength"}],!1;if(!w.test(r))return vs.errors=[{
instancePath:i+"/requestId",keyword:"pattern"}],!1}else return vs.errors=[{instancePath:i+"/requestId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.reply!==void 0){let r=s;hi(e.reply,{instancePath:i+"/reply",parentData:e,
parentDataProperty:"reply",rootData:l})||(o=o===null?hi.errors:o.concat(hi.errors),s=o.length);var t=r===s}else
var t=!0}}}}else return vs.errors=[{instancePath:i,keyword:"type"}],!1;return vs.errors=o,s===0}function Cr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.error===void 0&&(f="error"))return Cr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="requestId"||r===
"error")){return Cr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Cr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="p\
roblem")return Cr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.requestId!==
void 0){let r=e.requestId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Cr.errors=[{instancePath:i+"/\
requestId",keyword:"maxLength"}],!1;if(u(r)<1)return Cr.errors=[{instancePath:i+"/requestId",keyword:"minLengt\
h"}],!1;if(!w.test(r))return Cr.errors=[{instancePath:i+"/requestId",keyword:"pattern"}],!1}else return Cr.errors=
[{instancePath:i+"/requestId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.error!==void 0){let r=e.
error,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Cr.errors=[{instancePath:i+"/error",keyword:"maxL\
ength"}],!1}else return Cr.errors=[{instancePath:i+"/error",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else
return Cr.errors=[{instancePath:i,keyword:"type"}],!1;return Cr.errors=o,s===0}function mi(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t=e.type;if(typeof t=="string")if(t==="events")Xs(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Xs.errors:o.concat(Xs.errors),s=o.length);else if(t==="reply")vs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?vs.errors:o.concat(vs.errors),s=o.length);else if(t==="problem")
Cr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Cr.errors:o.concat(Cr.errors),
s=o.length);else return mi.errors=[{instancePath:i,keyword:"discriminator"}],!1;else return mi.errors=[{instancePath:i,
keyword:"discriminator"}],!1}else return mi.errors=[{instancePath:i,keyword:"type"}],!1;return mi.errors=o,s===
0}var kt=ci;function yr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.after===void 0&&(f="after"))return yr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="sessionId"||r===
"after"||r==="frames")){return yr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){
if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return yr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="subscribe")return yr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return yr.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return yr.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!w.test(r))return yr.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return yr.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.after!==
void 0){let r=e.after,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return yr.errors=[{instancePath:i+
"/after",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return yr.errors=
[{instancePath:i+"/after",keyword:"maximum"}],!1;if(r<0||isNaN(r))return yr.errors=[{instancePath:i+"/after",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.frames!==void 0){let r=s;if(typeof e.frames!="boolean")return yr.
errors=[{instancePath:i+"/frames",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return yr.errors=[{instancePath:i,
keyword:"type"}],!1;return yr.errors=o,s===0}function ce(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.text===void 0&&(d="text"))return ce.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="text"||n==="tabI\
d"||n==="url"||n==="workingDirectory"||n==="allow")){return ce.errors=[{instancePath:i,keyword:"additionalProp\
erties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,a=s;if(typeof n!="string")return ce.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="SubmitPrompt")return ce.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=a===s}else var t=!0;if(t){if(e.text!==void 0){let n=e.text,a=s;if(s===a)if(typeof n=="string"){if(u(n)>
2e4)return ce.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1;if(u(n)<1)return ce.errors=[{instancePath:i+
"/text",keyword:"minLength"}],!1}else return ce.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t){if(e.tabId!==void 0){let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return ce.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){
if(n>2147483647||isNaN(n))return ce.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return ce.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=a===s}else var t=!0;if(t){if(e.url!==void 0){let n=e.
url,a=s;if(s===a)if(typeof n=="string"){if(u(n)>8192)return ce.errors=[{instancePath:i+"/url",keyword:"maxLeng\
th"}],!1}else return ce.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.
workingDirectory!==void 0){let n=e.workingDirectory,a=s;if(s===a)if(typeof n=="string"){if(u(n)>4096)return ce.
errors=[{instancePath:i+"/workingDirectory",keyword:"maxLength"}],!1}else return ce.errors=[{instancePath:i+"/\
workingDirectory",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t)if(e.allow!==void 0){let n=e.allow,a=s;if(s===
a)if(Array.isArray(n)){if(n.length>50)return ce.errors=[{instancePath:i+"/allow",keyword:"maxItems"}],!1;{var f=!0;
let g=n.length;for(let m=0;m<g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(u(k)>512)return ce.errors=
[{instancePath:i+"/allow/"+m,keyword:"maxLength"}],!1}else return ce.errors=[{instancePath:i+"/allow/"+m,keyword:"\
type"}],!1;var f=v===s;if(!f)break}}}else return ce.errors=[{instancePath:i+"/allow",keyword:"type"}],!1;var t=a===
s}else var t=!0}}}}}}}else return ce.errors=[{instancePath:i,keyword:"type"}],!1;return ce.errors=o,s===0}function sr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.approvalId===void 0&&(f="approv\
alId")||e.decision===void 0&&(f="decision"))return sr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;
for(let r in e)if(!(r==="type"||r==="approvalId"||r==="decision")){return sr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return sr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="Approve")return sr.errors=[{instancePath:i+"/type",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.approvalId!==void 0){let r=e.approvalId,n=s;if(s===n)
if(typeof r=="string"){if(u(r)>128)return sr.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],!1;if(u(
r)<1)return sr.errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!w.test(r))return sr.errors=[
{instancePath:i+"/approvalId",keyword:"pattern"}],!1}else return sr.errors=[{instancePath:i+"/approvalId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.decision!==void 0){let r=e.decision,n=s;if(typeof r!="string")return sr.
errors=[{instancePath:i+"/decision",keyword:"type"}],!1;if(!(r==="allow"||r==="always"||r==="deny"))return sr.
errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}else return sr.errors=[{instancePath:i,
keyword:"type"}],!1;return sr.errors=o,s===0}function Be(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.questionId===void 0&&(f="questi\
onId")||e.text===void 0&&(f="text"))return Be.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="questionId"||r==="text")){return Be.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Be.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="Answer")return Be.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.questionId!==void 0){let r=e.questionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>
128)return Be.errors=[{instancePath:i+"/questionId",keyword:"maxLength"}],!1;if(u(r)<1)return Be.errors=[{instancePath:i+
"/questionId",keyword:"minLength"}],!1;if(!w.test(r))return Be.errors=[{instancePath:i+"/questionId",keyword:"\
pattern"}],!1}else return Be.errors=[{instancePath:i+"/questionId",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e4)return Be.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1;if(u(r)<1)return Be.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else
return Be.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Be.errors=
[{instancePath:i,keyword:"type"}],!1;return Be.errors=o,s===0}function Ar(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.taskId===void 0&&(f="taskId"))return Ar.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="taskId")){return Ar.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ar.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="CancelTask")return Ar.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.taskId!==void 0){let r=e.
taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ar.errors=[{instancePath:i+"/taskId",keyword:"ma\
xLength"}],!1;if(u(r)<1)return Ar.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!w.test(r))return Ar.
errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Ar.errors=[{instancePath:i+"/taskId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return Ar.errors=[{instancePath:i,keyword:"type"}],!1;return Ar.errors=
o,s===0}function Ls(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Ls.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return Ls.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return Ls.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Stop")return Ls.errors=[{instancePath:i+"/type",keyword:"co\
nst"}],!1}}}else return Ls.errors=[{instancePath:i,keyword:"type"}],!1;return Ls.errors=o,s===0}function As(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return As.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return As.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return As.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Pause")return As.errors=[{instancePath:i+"/type",keyword:"c\
onst"}],!1}}}else return As.errors=[{instancePath:i,keyword:"type"}],!1;return As.errors=o,s===0}function $s(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return $s.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return $s.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return $s.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Resume")return $s.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return $s.errors=[{instancePath:i,keyword:"type"}],!1;return $s.errors=o,s===0}function Ts(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Ts.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return Ts.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return Ts.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Skip")return Ts.errors=[{instancePath:i+"/type",keyword:"co\
nst"}],!1}}}else return Ts.errors=[{instancePath:i,keyword:"type"}],!1;return Ts.errors=o,s===0}function zr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.text===void 0&&(f="text"))return zr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="text")){return zr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return zr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SwitchTask")return zr.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.
text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e4)return zr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1;if(u(r)<1)return zr.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else return zr.errors=[
{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return zr.errors=[{instancePath:i,
keyword:"type"}],!1;return zr.errors=o,s===0}function ks(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.on===void 0&&(f="on"))return ks.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="on")){return ks.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ks.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="Takeover")return ks.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.on!==void 0){let r=s;
if(typeof e.on!="boolean")return ks.errors=[{instancePath:i+"/on",keyword:"type"}],!1;var t=r===s}else var t=!0}}}else
return ks.errors=[{instancePath:i,keyword:"type"}],!1;return ks.errors=o,s===0}function cr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.policy===void 0&&(f="policy"))return cr.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="policy"||r==="un\
tilMs")){return cr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return cr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
etApprovalPolicy")return cr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.policy!==void 0){let r=e.policy,n=s;if(typeof r!="string")return cr.errors=[{instancePath:i+"/policy",keyword:"\
type"}],!1;if(!(r==="ask"||r==="all"||r==="none"||r==="until"))return cr.errors=[{instancePath:i+"/policy",keyword:"\
enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.untilMs!==void 0){let r=e.untilMs,n=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return cr.errors=[{instancePath:i+"/untilMs",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return cr.errors=[{instancePath:i+"/untilMs",keyword:"m\
aximum"}],!1;if(r<0||isNaN(r))return cr.errors=[{instancePath:i+"/untilMs",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}else return cr.errors=[{instancePath:i,keyword:"type"}],!1;return cr.errors=o,s===0}function Zr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.profile===void 0&&(f="profile"))
return Zr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="profil\
e")){return Zr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Zr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
witchModel")return Zr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.
profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Zr.errors=[{instancePath:i+
"/profile",keyword:"maxLength"}],!1;if(u(r)<1)return Zr.errors=[{instancePath:i+"/profile",keyword:"minLength"}],
!1}else return Zr.errors=[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Zr.
errors=[{instancePath:i,keyword:"type"}],!1;return Zr.errors=o,s===0}function Es(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Es.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return Es.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return Es.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="SessionNew")return Es.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Es.errors=[{instancePath:i,keyword:"type"}],!1;return Es.errors=o,s===0}function $r(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sessionId===void 0&&(f="session\
Id"))return $r.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="s\
essionId")){return $r.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==
void 0){let r=e.type,n=s;if(typeof r!="string")return $r.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!==
"SessionResume")return $r.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return $r.errors=[{
instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return $r.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!w.test(r))return $r.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return $r.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return $r.
errors=[{instancePath:i,keyword:"type"}],!1;return $r.errors=o,s===0}function Fs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Fs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return Fs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return Fs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="SessionResumeLast")return Fs.errors=[{instancePath:i+"/type",
keyword:"const"}],!1}}}else return Fs.errors=[{instancePath:i,keyword:"type"}],!1;return Fs.errors=o,s===0}function Ms(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Ms.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return Ms.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return Ms.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="SessionCompact")return Ms.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Ms.errors=[{instancePath:i,keyword:"type"}],!1;return Ms.errors=o,s===0}function ir(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.runId===void 0&&(f="runId")||e.
decision===void 0&&(f="decision"))return ir.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="type"||r==="runId"||r==="decision")){return ir.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ir.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="RecoverRun")return ir.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.runId!==void 0){let r=e.runId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>
128)return ir.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(r)<1)return ir.errors=[{instancePath:i+
"/runId",keyword:"minLength"}],!1;if(!w.test(r))return ir.errors=[{instancePath:i+"/runId",keyword:"pattern"}],
!1}else return ir.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.decision!==
void 0){let r=e.decision,n=s;if(typeof r!="string")return ir.errors=[{instancePath:i+"/decision",keyword:"type"}],
!1;if(!(r==="resume"||r==="discard"))return ir.errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===
s}else var t=!0}}}}else return ir.errors=[{instancePath:i,keyword:"type"}],!1;return ir.errors=o,s===0}function Ur(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.origin===void 0&&(f="origin"))return Ur.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="origin"||r==="re\
move")){return Ur.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Ur.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="G\
rantOrigin")return Ur.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.
origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return Ur.errors=[{instancePath:i+
"/origin",keyword:"maxLength"}],!1}else return Ur.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(e.remove!==void 0){let r=s;if(typeof e.remove!="boolean")return Ur.errors=[{instancePath:i+
"/remove",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}else return Ur.errors=[{instancePath:i,keyword:"typ\
e"}],!1;return Ur.errors=o,s===0}function Tr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.grantId===void 0&&(f="grantId"))
return Tr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="type"||r==="grantI\
d")){return Tr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Tr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="W\
ithdrawGrant")return Tr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.
grantId!==void 0){let r=e.grantId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Tr.errors=[{instancePath:i+
"/grantId",keyword:"maxLength"}],!1;if(u(r)<1)return Tr.errors=[{instancePath:i+"/grantId",keyword:"minLength"}],
!1;if(!w.test(r))return Tr.errors=[{instancePath:i+"/grantId",keyword:"pattern"}],!1}else return Tr.errors=[{instancePath:i+
"/grantId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Tr.errors=[{instancePath:i,keyword:"typ\
e"}],!1;return Tr.errors=o,s===0}function ze(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.type===void 0&&(d="type")||e.name===void 0&&(d="name")||e.params===
void 0&&(d="params"))return ze.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n===
"type"||n==="name"||n==="params"||n==="tabId"||n==="url")){return ze.errors=[{instancePath:i,keyword:"addition\
alProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,a=s;if(typeof n!="string")return ze.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="RunWorkflow")return ze.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=a===s}else var t=!0;if(t){if(e.name!==void 0){let n=e.name,a=s;if(s===a)if(typeof n=="string"){
if(u(n)>80)return ze.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(n)<1)return ze.errors=[{instancePath:i+
"/name",keyword:"minLength"}],!1}else return ze.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t){if(e.params!==void 0){let n=e.params,a=s;if(s===a)if(n&&typeof n=="object"&&!Array.isArray(
n))for(let g in n){let m=s;De(n[g],{instancePath:i+"/params/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,
parentDataProperty:g,rootData:l})||(o=o===null?De.errors:o.concat(De.errors),s=o.length);var f=m===s;if(!f)break}else
return ze.errors=[{instancePath:i+"/params",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.tabId!==void 0){
let n=e.tabId,a=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ze.errors=[{instancePath:i+"\
/tabId",keyword:"type"}],!1;if(s===a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return ze.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return ze.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=a===s}else var t=!0;if(t)if(e.url!==void 0){let n=e.url,a=s;if(s===a)if(typeof n=="string"){
if(u(n)>8192)return ze.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return ze.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}}else return ze.errors=[{instancePath:i,keyword:"type"}],
!1;return ze.errors=o,s===0}function Je(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.name===void 0&&(f="name")||e.userInput===
void 0&&(f="userInput"))return Je.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"type"||r==="name"||r==="userInput"||r==="workingDirectory")){return Je.errors=[{instancePath:i,keyword:"addit\
ionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Je.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RunJob")return Je.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>80)return Je.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(r)<1)return Je.errors=[{instancePath:i+
"/name",keyword:"minLength"}],!1}else return Je.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.userInput!==void 0){let r=e.userInput,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e4)
return Je.errors=[{instancePath:i+"/userInput",keyword:"maxLength"}],!1}else return Je.errors=[{instancePath:i+
"/userInput",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.workingDirectory!==void 0){let r=e.workingDirectory,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>4096)return Je.errors=[{instancePath:i+"/workingDirectory",keyword:"\
maxLength"}],!1}else return Je.errors=[{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}else return Je.errors=[{instancePath:i,keyword:"type"}],!1;return Je.errors=o,s===0}function qs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return qs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let d in e)if(d!=="type"){return qs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let d=e.type;if(typeof d!="string")return qs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(d!=="Shutdown")return qs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return qs.errors=[{instancePath:i,keyword:"type"}],!1;return qs.errors=o,s===0}function fi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="SubmitPrompt")ce(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?ce.errors:o.concat(ce.errors),s=o.length);else if(t==="Approve")
sr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?sr.errors:o.concat(sr.errors),
s=o.length);else if(t==="Answer")Be(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
Be.errors:o.concat(Be.errors),s=o.length);else if(t==="CancelTask")Ar(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Ar.errors:o.concat(Ar.errors),s=o.length);else if(t==="Stop")Ls(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ls.errors:o.concat(Ls.errors),s=o.length);else if(t==="Pause")As(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?As.errors:o.concat(As.errors),s=
o.length);else if(t==="Resume")$s(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
$s.errors:o.concat($s.errors),s=o.length);else if(t==="Skip")Ts(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Ts.errors:o.concat(Ts.errors),s=o.length);else if(t==="SwitchTask")zr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?zr.errors:o.concat(zr.errors),s=o.length);else if(t===
"Takeover")ks(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ks.errors:o.concat(
ks.errors),s=o.length);else if(t==="SetApprovalPolicy")cr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?cr.errors:o.concat(cr.errors),s=o.length);else if(t==="SwitchModel")Zr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Zr.errors:o.concat(Zr.errors),s=o.length);else if(t===
"SessionNew")Es(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Es.errors:o.concat(
Es.errors),s=o.length);else if(t==="SessionResume")$r(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?$r.errors:o.concat($r.errors),s=o.length);else if(t==="SessionResumeLast")Fs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Fs.errors:o.concat(Fs.errors),s=o.length);else if(t==="SessionC\
ompact")Ms(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Ms.errors:o.concat(Ms.
errors),s=o.length);else if(t==="RecoverRun")ir(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ir.errors:o.concat(ir.errors),s=o.length);else if(t==="GrantOrigin")Ur(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ur.errors:o.concat(Ur.errors),s=o.length);else if(t==="Withdraw\
Grant")Tr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Tr.errors:o.concat(Tr.
errors),s=o.length);else if(t==="RunWorkflow")ze(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);else if(t==="RunJob")Je(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Je.errors:o.concat(Je.errors),s=o.length);else if(t==="Shutdown")qs(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?qs.errors:o.concat(qs.errors),s=o.length);else return fi.
errors=[{instancePath:i,keyword:"discriminator"}],!1;else return fi.errors=[{instancePath:i,keyword:"discrimin\
ator"}],!1}else return fi.errors=[{instancePath:i,keyword:"type"}],!1;return fi.errors=o,s===0}function pr(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.requestId===void 0&&(f="requestId")||e.command===
void 0&&(f="command"))return pr.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r===
"type"||r==="requestId"||r==="sessionId"||r==="command")){return pr.errors=[{instancePath:i,keyword:"additiona\
lProperties"}],!1;break}if(d===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return pr.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="command")return pr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.requestId!==void 0){let r=e.requestId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return pr.errors=[{instancePath:i+"/requestId",keyword:"maxLength"}],!1;if(u(r)<1)return pr.
errors=[{instancePath:i+"/requestId",keyword:"minLength"}],!1;if(!w.test(r))return pr.errors=[{instancePath:i+
"/requestId",keyword:"pattern"}],!1}else return pr.errors=[{instancePath:i+"/requestId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)
return pr.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return pr.errors=[{instancePath:i+
"/sessionId",keyword:"minLength"}],!1;if(!w.test(r))return pr.errors=[{instancePath:i+"/sessionId",keyword:"pa\
ttern"}],!1}else return pr.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t)if(e.command!==void 0){let r=s;fi(e.command,{instancePath:i+"/command",parentData:e,parentDataProperty:"c\
ommand",rootData:l})||(o=o===null?fi.errors:o.concat(fi.errors),s=o.length);var t=r===s}else var t=!0}}}}}else
return pr.errors=[{instancePath:i,keyword:"type"}],!1;return pr.errors=o,s===0}function ci(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t=e.type;if(typeof t=="string")if(t==="subscribe")yr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?yr.errors:o.concat(yr.errors),s=o.length);else if(t==="command")pr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?pr.errors:o.concat(pr.errors),s=o.length);else return ci.
errors=[{instancePath:i,keyword:"discriminator"}],!1;else return ci.errors=[{instancePath:i,keyword:"discrimin\
ator"}],!1}else return ci.errors=[{instancePath:i,keyword:"type"}],!1;return ci.errors=o,s===0}var wt=gi;function gi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.name;if(typeof t=="string")if(t==="getMiniPCD")S(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?S.errors:o.concat(S.errors),s=o.length);else if(t==="pcd.query")
D(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?D.errors:o.concat(D.errors),s=
o.length);else if(t==="getDetails")j(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?j.errors:o.concat(j.errors),s=o.length);else if(t==="tabs.list")R(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?R.errors:o.concat(R.errors),s=o.length);else if(t==="dom.read")C(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?C.errors:o.concat(C.errors),s=o.length);else if(t==="capture.ca\
ndidates")O(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?O.errors:o.concat(O.
errors),s=o.length);else if(t==="capture.frame")P(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?P.errors:o.concat(P.errors),s=o.length);else if(t==="dom.extract")z(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?z.errors:o.concat(z.errors),s=o.length);else if(t==="dom.waitFo\
r")Z(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Z.errors:o.concat(Z.errors),
s=o.length);else if(t==="dom.scroll")U(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?U.errors:o.concat(U.errors),s=o.length);else if(t==="dom.hover")G(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?G.errors:o.concat(G.errors),s=o.length);else if(t==="dom.select")V(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?V.errors:o.concat(V.errors),s=o.length);else if(t===
"dom.check")K(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?K.errors:o.concat(
K.errors),s=o.length);else if(t==="dom.type")W(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?W.errors:o.concat(W.errors),s=o.length);else if(t==="dom.click")H(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?H.errors:o.concat(H.errors),s=o.length);else if(t==="dom.submit")Q(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Q.errors:o.concat(Q.errors),s=o.length);else if(t===
"dom.press")Y(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Y.errors:o.concat(
Y.errors),s=o.length);else if(t==="dom.drag")B(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?B.errors:o.concat(B.errors),s=o.length);else if(t==="dom.upload")J(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?J.errors:o.concat(J.errors),s=o.length);else if(t==="tabs.open")
X(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?X.errors:o.concat(X.errors),s=
o.length);else if(t==="tabs.switch")ee(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?ee.errors:o.concat(ee.errors),s=o.length);else if(t==="tabs.close")re(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?re.errors:o.concat(re.errors),s=o.length);else if(t==="tabs.navigate")se(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?se.errors:o.concat(se.errors),s=o.length);else if(t===
"tabs.back")ie(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ie.errors:o.concat(
ie.errors),s=o.length);else if(t==="explore.expand")te(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?te.errors:o.concat(te.errors),s=o.length);else if(t==="explore.adopt")ne(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?ne.errors:o.concat(ne.errors),s=o.length);else if(t==="explore.\
close")oe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?oe.errors:o.concat(oe.
errors),s=o.length);else return gi.errors=[{instancePath:i,keyword:"discriminator"}],!1;else return gi.errors=
[{instancePath:i,keyword:"discriminator"}],!1}else return gi.errors=[{instancePath:i,keyword:"type"}],!1;return gi.
errors=o,s===0}var ht=xi;function xi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){
let o=null,s=0,t=s,f=!1,d=null,r=s;Ns(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===
null?Ns.errors:o.concat(Ns.errors),s=o.length);var a=r===s;a&&(f=!0,d=0);let n=s;Lr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Lr.errors:o.concat(Lr.errors),s=o.length);var a=n===s;if(a&&f?(f=
!1,d=[d,1]):a&&(f=!0,d=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===
null?o=[c]:o.push(c),s++,xi.errors=o,!1}return xi.errors=o,s===0}var bt=F,dt={additionalProperties:!1,description:"\
The summary. `ts` is the version (ms), greater with each material change; `document_id` binds it to one docume\
nt.",properties:{url:{maxLength:8192,type:"string"},origin:{maxLength:512,type:"string"},title:{maxLength:200,
type:"string"},loginState:{$ref:"#/$defs/LoginState"},ts:{maximum:9007199254740991,minimum:0,type:"integer"},documentId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},language:{maxLength:35,type:"string"},landmarks:{
items:{$ref:"#/$defs/Landmark"},type:"array"},headings:{items:{maxLength:80,type:"string"},maxItems:8,type:"ar\
ray"},messages:{items:{$ref:"#/$defs/Message"},maxItems:8,type:"array"},dialog:{$ref:"#/$defs/MiniDialog"},actions:{
items:{$ref:"#/$defs/MiniAction"},maxItems:30,type:"array"},forms:{items:{$ref:"#/$defs/MiniForm"},maxItems:20,
type:"array"},collections:{items:{$ref:"#/$defs/MiniCollection"},maxItems:20,type:"array"},frames:{items:{$ref:"\
#/$defs/MiniFrame"},maxItems:30,type:"array"},truncated:{$ref:"#/$defs/Truncated"},metrics:{$ref:"#/$defs/Metr\
ics"}},required:["url","origin","title","loginState","ts","documentId","landmarks","headings","messages","acti\
ons","forms","collections","frames","truncated"],type:"object"};function ui(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(ui.errors=[{instancePath:i,keyword:"type"}],!1):e==="unknown"||e==="in"||e==="out"?(ui.errors=o,s===
0):(ui.errors=[{instancePath:i,keyword:"enum"}],!1)}function Qs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.label===void 0&&(f="label")||e.role===void 0&&(f="role"))return Qs.
errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="label"||r==="role")){return Qs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.label!==void 0){let r=e.label,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Qs.errors=[{instancePath:i+"/label",keyword:"maxLength"}],
!1}else return Qs.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.role!==
void 0){let r=e.role,n=s;if(typeof r!="string")return Qs.errors=[{instancePath:i+"/role",keyword:"type"}],!1;if(!(r===
"dialog"||r==="alertdialog"))return Qs.errors=[{instancePath:i+"/role",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}else
return Qs.errors=[{instancePath:i,keyword:"type"}],!1;return Qs.errors=o,s===0}var at={additionalProperties:!1,
description:'A control that a person could use. `role` "other" has its ARIA role in `aria_role`.',properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},label:{maxLength:80,type:"string"},role:{
$ref:"#/$defs/ActionRole"},ariaRole:{maxLength:40,type:"string"},kind:{maxLength:40,type:"string"},landmark:{$ref:"\
#/$defs/Landmark"},aboveFold:{type:"boolean"},clusterId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",
type:"string"},appliesToCollectionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},state:{
$ref:"#/$defs/ControlState"},context:{maxLength:80,type:"string"},href:{maxLength:200,type:"string"},framePath:{
items:{pattern:"^[0-9]{1,4}$",type:"string"},maxItems:16,type:"array"}},required:["id","label","role"],type:"o\
bject"};function yi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;return typeof e!=
"string"?(yi.errors=[{instancePath:i,keyword:"type"}],!1):e==="button"||e==="link"||e==="menuitem"||e==="tab"||
e==="checkbox"||e==="radio"||e==="other"?(yi.errors=o,s===0):(yi.errors=[{instancePath:i,keyword:"enum"}],!1)}function Xr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let r=s;for(let n in e)if(!(n==="checked"||n==="expanded"||n==="selecte\
d"||n==="pressed"||n==="disabled")){return Xr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(r===s){if(e.checked!==void 0){let n=e.checked,a=s,c=s,g=!1,m=s;if(typeof n!="boolean"){let k={instancePath:i+
"/checked",keyword:"type"};o===null?o=[k]:o.push(k),s++}var t=m===s;if(g=g||t,!g){let k=s;if(typeof n!="string"){
let h={instancePath:i+"/checked",keyword:"type"};o===null?o=[h]:o.push(h),s++}if(n!=="mixed"){let h={instancePath:i+
"/checked",keyword:"const"};o===null?o=[h]:o.push(h),s++}var t=k===s;g=g||t}if(g)s=c,o!==null&&(c?o.length=c:o=
null);else{let k={instancePath:i+"/checked",keyword:"anyOf"};return o===null?o=[k]:o.push(k),s++,Xr.errors=o,!1}
var f=a===s}else var f=!0;if(f){if(e.expanded!==void 0){let n=s;if(typeof e.expanded!="boolean")return Xr.errors=
[{instancePath:i+"/expanded",keyword:"type"}],!1;var f=n===s}else var f=!0;if(f){if(e.selected!==void 0){let n=s;
if(typeof e.selected!="boolean")return Xr.errors=[{instancePath:i+"/selected",keyword:"type"}],!1;var f=n===s}else
var f=!0;if(f){if(e.pressed!==void 0){let n=e.pressed,a=s,c=s,g=!1,m=s;if(typeof n!="boolean"){let v={instancePath:i+
"/pressed",keyword:"type"};o===null?o=[v]:o.push(v),s++}var d=m===s;if(g=g||d,!g){let v=s;if(typeof n!="string"){
let I={instancePath:i+"/pressed",keyword:"type"};o===null?o=[I]:o.push(I),s++}if(n!=="mixed"){let I={instancePath:i+
"/pressed",keyword:"const"};o===null?o=[I]:o.push(I),s++}var d=v===s;g=g||d}if(g)s=c,o!==null&&(c?o.length=c:o=
null);else{let v={instancePath:i+"/pressed",keyword:"anyOf"};return o===null?o=[v]:o.push(v),s++,Xr.errors=o,!1}
var f=a===s}else var f=!0;if(f)if(e.disabled!==void 0){let n=s;if(typeof e.disabled!="boolean")return Xr.errors=
[{instancePath:i+"/disabled",keyword:"type"}],!1;var f=n===s}else var f=!0}}}}}else return Xr.errors=[{instancePath:i,
keyword:"type"}],!1;return Xr.errors=o,s===0}function M(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if(e.id===void 0&&
(d="id")||e.label===void 0&&(d="label")||e.role===void 0&&(d="role"))return M.errors=[{instancePath:i,keyword:"\
required"}],!1;{let r=s;for(let n in e)if(!$.call(at.properties,n)){return M.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.id!==void 0){let n=e.id,a=s;if(s===a)if(typeof n=="string"){if(u(
n)>128)return M.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(n)<1)return M.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(n))return M.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return M.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.label!==void 0){
let n=e.label,a=s;if(s===a)if(typeof n=="string"){if(u(n)>80)return M.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return M.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){
if(e.role!==void 0){let n=s;yi(e.role,{instancePath:i+"/role",parentData:e,parentDataProperty:"role",rootData:l})||
(o=o===null?yi.errors:o.concat(yi.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.ariaRole!==void 0){
let n=e.ariaRole,a=s;if(s===a)if(typeof n=="string"){if(u(n)>40)return M.errors=[{instancePath:i+"/ariaRole",keyword:"\
maxLength"}],!1}else return M.errors=[{instancePath:i+"/ariaRole",keyword:"type"}],!1;var t=a===s}else var t=!0;
if(t){if(e.kind!==void 0){let n=e.kind,a=s;if(s===a)if(typeof n=="string"){if(u(n)>40)return M.errors=[{instancePath:i+
"/kind",keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;var t=a===s}else
var t=!0;if(t){if(e.landmark!==void 0){let n=s;ye(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"\
landmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),s=o.length);var t=n===s}else var t=!0;if(t){
if(e.aboveFold!==void 0){let n=s;if(typeof e.aboveFold!="boolean")return M.errors=[{instancePath:i+"/aboveFold",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.clusterId!==void 0){let n=e.clusterId,a=s;if(s===a)if(typeof n==
"string"){if(u(n)>128)return M.errors=[{instancePath:i+"/clusterId",keyword:"maxLength"}],!1;if(u(n)<1)return M.
errors=[{instancePath:i+"/clusterId",keyword:"minLength"}],!1;if(!w.test(n))return M.errors=[{instancePath:i+"\
/clusterId",keyword:"pattern"}],!1}else return M.errors=[{instancePath:i+"/clusterId",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t){if(e.appliesToCollectionId!==void 0){let n=e.appliesToCollectionId,a=s;if(s===a)if(typeof n==
"string"){if(u(n)>128)return M.errors=[{instancePath:i+"/appliesToCollectionId",keyword:"maxLength"}],!1;if(u(
n)<1)return M.errors=[{instancePath:i+"/appliesToCollectionId",keyword:"minLength"}],!1;if(!w.test(n))return M.
errors=[{instancePath:i+"/appliesToCollectionId",keyword:"pattern"}],!1}else return M.errors=[{instancePath:i+
"/appliesToCollectionId",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.state!==void 0){let n=s;Xr(e.
state,{instancePath:i+"/state",parentData:e,parentDataProperty:"state",rootData:l})||(o=o===null?Xr.errors:o.concat(
Xr.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.context!==void 0){let n=e.context,a=s;if(s===a)if(typeof n==
"string"){if(u(n)>80)return M.errors=[{instancePath:i+"/context",keyword:"maxLength"}],!1}else return M.errors=
[{instancePath:i+"/context",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.href!==void 0){let n=e.href,
a=s;if(s===a)if(typeof n=="string"){if(u(n)>200)return M.errors=[{instancePath:i+"/href",keyword:"maxLength"}],
!1}else return M.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t)if(e.framePath!==
void 0){let n=e.framePath,a=s;if(s===a)if(Array.isArray(n)){if(n.length>16)return M.errors=[{instancePath:i+"/\
framePath",keyword:"maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=n[m],v=s;if(s===v)if(typeof k==
"string"){if(!ti.test(k))return M.errors=[{instancePath:i+"/framePath/"+m,keyword:"pattern"}],!1}else return M.
errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return M.errors=[{instancePath:i+
"/framePath",keyword:"type"}],!1;var t=a===s}else var t=!0}}}}}}}}}}}}}}else return M.errors=[{instancePath:i,
keyword:"type"}],!1;return M.errors=o,s===0}var ut={additionalProperties:!1,description:"One field of a form. A secret field never has `value`, only `fill\
ed`.",properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},name:{maxLength:80,
type:"string"},label:{maxLength:80,type:"string"},type:{maxLength:30,type:"string"},required:{type:"boolean"},
options:{items:{maxLength:80,type:"string"},maxItems:12,type:"array"},moreOptions:{maximum:2147483647,minimum:0,
type:"integer"},value:{maxLength:80,type:"string"},filled:{type:"boolean"},checked:{type:"boolean"},disabled:{
type:"boolean"},error:{maxLength:80,type:"string"},minimum:{maxLength:30,type:"string"},maximum:{maxLength:30,
type:"string"}},required:["id","label","type"],type:"object"};function E(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let d;if(e.id===void 0&&
(d="id")||e.label===void 0&&(d="label")||e.type===void 0&&(d="type"))return E.errors=[{instancePath:i,keyword:"\
required"}],!1;{let r=s;for(let n in e)if(!$.call(ut.properties,n)){return E.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.id!==void 0){let n=e.id,a=s;if(s===a)if(typeof n=="string"){if(u(
n)>128)return E.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(n)<1)return E.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!w.test(n))return E.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return E.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.name!==void 0){
let n=e.name,a=s;if(s===a)if(typeof n=="string"){if(u(n)>80)return E.errors=[{instancePath:i+"/name",keyword:"\
maxLength"}],!1}else return E.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){
if(e.label!==void 0){let n=e.label,a=s;if(s===a)if(typeof n=="string"){if(u(n)>80)return E.errors=[{instancePath:i+
"/label",keyword:"maxLength"}],!1}else return E.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t){if(e.type!==void 0){let n=e.type,a=s;if(s===a)if(typeof n=="string"){if(u(n)>30)return E.
errors=[{instancePath:i+"/type",keyword:"maxLength"}],!1}else return E.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;var t=a===s}else var t=!0;if(t){if(e.required!==void 0){let n=s;if(typeof e.required!="boolean")return E.
errors=[{instancePath:i+"/required",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.options!==void 0){
let n=e.options,a=s;if(s===a)if(Array.isArray(n)){if(n.length>12)return E.errors=[{instancePath:i+"/options",keyword:"\
maxItems"}],!1;{var f=!0;let g=n.length;for(let m=0;m<g;m++){let k=n[m],v=s;if(s===v)if(typeof k=="string"){if(u(
k)>80)return E.errors=[{instancePath:i+"/options/"+m,keyword:"maxLength"}],!1}else return E.errors=[{instancePath:i+
"/options/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return E.errors=[{instancePath:i+"/options",keyword:"\
type"}],!1;var t=a===s}else var t=!0;if(t){if(e.moreOptions!==void 0){let n=e.moreOptions,a=s;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return E.errors=[{instancePath:i+"/moreOptions",keyword:"type"}],!1;if(s===
a&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return E.errors=[{instancePath:i+"/moreOptions",
keyword:"maximum"}],!1;if(n<0||isNaN(n))return E.errors=[{instancePath:i+"/moreOptions",keyword:"minimum"}],!1}
var t=a===s}else var t=!0;if(t){if(e.value!==void 0){let n=e.value,a=s;if(s===a)if(typeof n=="string"){if(u(n)>
80)return E.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return E.errors=[{instancePath:i+"/\
value",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.filled!==void 0){let n=s;if(typeof e.filled!="\
boolean")return E.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.checked!==
void 0){let n=s;if(typeof e.checked!="boolean")return E.errors=[{instancePath:i+"/checked",keyword:"type"}],!1;
var t=n===s}else var t=!0;if(t){if(e.disabled!==void 0){let n=s;if(typeof e.disabled!="boolean")return E.errors=
[{instancePath:i+"/disabled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.error!==void 0){let n=e.
error,a=s;if(s===a)if(typeof n=="string"){if(u(n)>80)return E.errors=[{instancePath:i+"/error",keyword:"maxLen\
gth"}],!1}else return E.errors=[{instancePath:i+"/error",keyword:"type"}],!1;var t=a===s}else var t=!0;if(t){if(e.
minimum!==void 0){let n=e.minimum,a=s;if(s===a)if(typeof n=="string"){if(u(n)>30)return E.errors=[{instancePath:i+
"/minimum",keyword:"maxLength"}],!1}else return E.errors=[{instancePath:i+"/minimum",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t)if(e.maximum!==void 0){let n=e.maximum,a=s;if(s===a)if(typeof n=="string"){if(u(n)>30)return E.
errors=[{instancePath:i+"/maximum",keyword:"maxLength"}],!1}else return E.errors=[{instancePath:i+"/maximum",keyword:"\
type"}],!1;var t=a===s}else var t=!0}}}}}}}}}}}}}}}else return E.errors=[{instancePath:i,keyword:"type"}],!1;return E.
errors=o,s===0}function me(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.id===void 0&&(r="id")||e.fieldSummaries===
void 0&&(r="fieldSummaries"))return me.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let a in e)
if(!(a==="id"||a==="purpose"||a==="label"||a==="landmark"||a==="fieldSummaries"||a==="moreFields"||a==="submit\
Label"||a==="framePath")){return me.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){
if(e.id!==void 0){let a=e.id,c=s;if(s===c)if(typeof a=="string"){if(u(a)>128)return me.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(a)<1)return me.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.
test(a))return me.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return me.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.purpose!==void 0){let a=e.purpose,c=s;if(s===c)
if(typeof a=="string"){if(u(a)>40)return me.errors=[{instancePath:i+"/purpose",keyword:"maxLength"}],!1}else return me.
errors=[{instancePath:i+"/purpose",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.label!==void 0){let a=e.
label,c=s;if(s===c)if(typeof a=="string"){if(u(a)>80)return me.errors=[{instancePath:i+"/label",keyword:"maxLe\
ngth"}],!1}else return me.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(e.landmark!==void 0){let a=s;ye(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"lan\
dmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),s=o.length);var t=a===s}else var t=!0;if(t){if(e.
fieldSummaries!==void 0){let a=e.fieldSummaries,c=s;if(s===c)if(Array.isArray(a)){if(a.length>20)return me.errors=
[{instancePath:i+"/fieldSummaries",keyword:"maxItems"}],!1;{var f=!0;let m=a.length;for(let k=0;k<m;k++){let v=s;
E(a[k],{instancePath:i+"/fieldSummaries/"+k,parentData:a,parentDataProperty:k,rootData:l})||(o=o===null?E.errors:
o.concat(E.errors),s=o.length);var f=v===s;if(!f)break}}}else return me.errors=[{instancePath:i+"/fieldSummari\
es",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.moreFields!==void 0){let a=e.moreFields,c=s;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:i+"/moreFields",keyword:"type"}],!1;
if(s===c&&typeof a=="number"&&isFinite(a)){if(a>2147483647||isNaN(a))return me.errors=[{instancePath:i+"/moreF\
ields",keyword:"maximum"}],!1;if(a<0||isNaN(a))return me.errors=[{instancePath:i+"/moreFields",keyword:"minimu\
m"}],!1}var t=c===s}else var t=!0;if(t){if(e.submitLabel!==void 0){let a=e.submitLabel,c=s;if(s===c)if(typeof a==
"string"){if(u(a)>80)return me.errors=[{instancePath:i+"/submitLabel",keyword:"maxLength"}],!1}else return me.
errors=[{instancePath:i+"/submitLabel",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.framePath!==void 0){
let a=e.framePath,c=s;if(s===c)if(Array.isArray(a)){if(a.length>16)return me.errors=[{instancePath:i+"/framePa\
th",keyword:"maxItems"}],!1;{var d=!0;let m=a.length;for(let k=0;k<m;k++){let v=a[k],h=s;if(s===h)if(typeof v==
"string"){if(!ti.test(v))return me.errors=[{instancePath:i+"/framePath/"+k,keyword:"pattern"}],!1}else return me.
errors=[{instancePath:i+"/framePath/"+k,keyword:"type"}],!1;var d=h===s;if(!d)break}}}else return me.errors=[{
instancePath:i+"/framePath",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}else return me.errors=[{instancePath:i,
keyword:"type"}],!1;return me.errors=o,s===0}function ke(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let r;if(e.id===void 0&&(r="id")||e.name===void 0&&(r="name")||e.itemFields===
void 0&&(r="itemFields"))return ke.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let a in e)if(!(a===
"id"||a==="name"||a==="itemFields"||a==="landmark"||a==="approxCount"||a==="virtual"||a==="framePath")){return ke.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(e.id!==void 0){let a=e.id,c=s;if(s===
c)if(typeof a=="string"){if(u(a)>128)return ke.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(a)<
1)return ke.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(a))return ke.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return ke.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=c===s}else
var t=!0;if(t){if(e.name!==void 0){let a=e.name,c=s;if(s===c)if(typeof a=="string"){if(u(a)>80)return ke.errors=
[{instancePath:i+"/name",keyword:"maxLength"}],!1}else return ke.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;var t=c===s}else var t=!0;if(t){if(e.itemFields!==void 0){let a=e.itemFields,c=s;if(s===c)if(Array.isArray(
a)){if(a.length>12)return ke.errors=[{instancePath:i+"/itemFields",keyword:"maxItems"}],!1;{var f=!0;let m=a.length;
for(let k=0;k<m;k++){let v=a[k],h=s;if(s===h)if(typeof v=="string"){if(u(v)>80)return ke.errors=[{instancePath:i+
"/itemFields/"+k,keyword:"maxLength"}],!1}else return ke.errors=[{instancePath:i+"/itemFields/"+k,keyword:"typ\
e"}],!1;var f=h===s;if(!f)break}}}else return ke.errors=[{instancePath:i+"/itemFields",keyword:"type"}],!1;var t=c===
s}else var t=!0;if(t){if(e.landmark!==void 0){let a=s;ye(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"\
landmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),s=o.length);var t=a===s}else var t=!0;if(t){
if(e.approxCount!==void 0){let a=e.approxCount,c=s;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ke.
errors=[{instancePath:i+"/approxCount",keyword:"type"}],!1;if(s===c&&typeof a=="number"&&isFinite(a)){if(a>2147483647||
isNaN(a))return ke.errors=[{instancePath:i+"/approxCount",keyword:"maximum"}],!1;if(a<0||isNaN(a))return ke.errors=
[{instancePath:i+"/approxCount",keyword:"minimum"}],!1}var t=c===s}else var t=!0;if(t){if(e.virtual!==void 0){
let a=s;if(typeof e.virtual!="boolean")return ke.errors=[{instancePath:i+"/virtual",keyword:"type"}],!1;var t=a===
s}else var t=!0;if(t)if(e.framePath!==void 0){let a=e.framePath,c=s;if(s===c)if(Array.isArray(a)){if(a.length>
16)return ke.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var d=!0;let m=a.length;for(let k=0;k<
m;k++){let v=a[k],h=s;if(s===h)if(typeof v=="string"){if(!ti.test(v))return ke.errors=[{instancePath:i+"/frame\
Path/"+k,keyword:"pattern"}],!1}else return ke.errors=[{instancePath:i+"/framePath/"+k,keyword:"type"}],!1;var d=h===
s;if(!d)break}}}else return ke.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}else
return ke.errors=[{instancePath:i,keyword:"type"}],!1;return ke.errors=o,s===0}function xr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let d;if(e.framePath===void 0&&(d="framePath")||e.origin===void 0&&(d="\
origin")||e.readable===void 0&&(d="readable"))return xr.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;
for(let n in e)if(!(n==="framePath"||n==="origin"||n==="title"||n==="readable")){return xr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(r===s){if(e.framePath!==void 0){let n=e.framePath,a=s;if(s===a)if(Array.
isArray(n)){if(n.length>16)return xr.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var t=!0;let c=n.
length;for(let g=0;g<c;g++){let m=n[g],k=s;if(s===k)if(typeof m=="string"){if(!ti.test(m))return xr.errors=[{instancePath:i+
"/framePath/"+g,keyword:"pattern"}],!1}else return xr.errors=[{instancePath:i+"/framePath/"+g,keyword:"type"}],
!1;var t=k===s;if(!t)break}}}else return xr.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var f=a===
s}else var f=!0;if(f){if(e.origin!==void 0){let n=e.origin,a=s;if(s===a)if(typeof n=="string"){if(u(n)>512)return xr.
errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return xr.errors=[{instancePath:i+"/origin",keyword:"\
type"}],!1;var f=a===s}else var f=!0;if(f){if(e.title!==void 0){let n=e.title,a=s;if(s===a)if(typeof n=="strin\
g"){if(u(n)>80)return xr.errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return xr.errors=[{instancePath:i+
"/title",keyword:"type"}],!1;var f=a===s}else var f=!0;if(f)if(e.readable!==void 0){let n=s;if(typeof e.readable!=
"boolean")return xr.errors=[{instancePath:i+"/readable",keyword:"type"}],!1;var f=n===s}else var f=!0}}}}}else
return xr.errors=[{instancePath:i,keyword:"type"}],!1;return xr.errors=o,s===0}function Ir(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.actions===void 0&&(f="actions")||e.forms===void 0&&(f="forms")||
e.collections===void 0&&(f="collections"))return Ir.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)
if(!(r==="actions"||r==="forms"||r==="collections")){return Ir.errors=[{instancePath:i,keyword:"additionalProp\
erties"}],!1;break}if(d===s){if(e.actions!==void 0){let r=e.actions,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return Ir.errors=[{instancePath:i+"/actions",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&
isFinite(r)){if(r>2147483647||isNaN(r))return Ir.errors=[{instancePath:i+"/actions",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return Ir.errors=[{instancePath:i+"/actions",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){
if(e.forms!==void 0){let r=e.forms,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ir.errors=
[{instancePath:i+"/forms",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return Ir.errors=[{instancePath:i+"/forms",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ir.errors=[{instancePath:i+
"/forms",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.collections!==void 0){let r=e.collections,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ir.errors=[{instancePath:i+"/collections",
keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ir.errors=[{instancePath:i+
"/collections",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ir.errors=[{instancePath:i+"/collections",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}else return Ir.errors=[{instancePath:i,keyword:"type"}],!1;return Ir.
errors=o,s===0}function Oe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=s;for(let d in e)if(!(d==="ariaCoverage"||d==="viewportH"||d==="v\
iewportW"||d==="scrollY"||d==="pageH")){return Oe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(f===s){if(e.ariaCoverage!==void 0){let d=e.ariaCoverage,r=s;if(s===r)if(typeof d=="number"&&isFinite(
d)){if(d>1||isNaN(d))return Oe.errors=[{instancePath:i+"/ariaCoverage",keyword:"maximum"}],!1;if(d<0||isNaN(d))
return Oe.errors=[{instancePath:i+"/ariaCoverage",keyword:"minimum"}],!1}else return Oe.errors=[{instancePath:i+
"/ariaCoverage",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.viewportH!==void 0){let d=e.viewportH,
r=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Oe.errors=[{instancePath:i+"/viewportH",keyword:"\
type"}],!1;if(s===r&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Oe.errors=[{instancePath:i+
"/viewportH",keyword:"maximum"}],!1;if(d<0||isNaN(d))return Oe.errors=[{instancePath:i+"/viewportH",keyword:"m\
inimum"}],!1}var t=r===s}else var t=!0;if(t){if(e.viewportW!==void 0){let d=e.viewportW,r=s;if(!(typeof d=="nu\
mber"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Oe.errors=[{instancePath:i+"/viewportW",keyword:"type"}],!1;if(s===
r&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Oe.errors=[{instancePath:i+"/viewportW",keyword:"\
maximum"}],!1;if(d<0||isNaN(d))return Oe.errors=[{instancePath:i+"/viewportW",keyword:"minimum"}],!1}var t=r===
s}else var t=!0;if(t){if(e.scrollY!==void 0){let d=e.scrollY,r=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return Oe.errors=[{instancePath:i+"/scrollY",keyword:"type"}],!1;if(s===r&&typeof d=="number"&&isFinite(d)){
if(d>2147483647||isNaN(d))return Oe.errors=[{instancePath:i+"/scrollY",keyword:"maximum"}],!1;if(d<0||isNaN(d))
return Oe.errors=[{instancePath:i+"/scrollY",keyword:"minimum"}],!1}var t=r===s}else var t=!0;if(t)if(e.pageH!==
void 0){let d=e.pageH,r=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Oe.errors=[{instancePath:i+
"/pageH",keyword:"type"}],!1;if(s===r&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Oe.errors=
[{instancePath:i+"/pageH",keyword:"maximum"}],!1;if(d<0||isNaN(d))return Oe.errors=[{instancePath:i+"/pageH",keyword:"\
minimum"}],!1}var t=r===s}else var t=!0}}}}}else return Oe.errors=[{instancePath:i,keyword:"type"}],!1;return Oe.
errors=o,s===0}function F(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.url===void 0&&(m="url")||e.origin===void 0&&
(m="origin")||e.title===void 0&&(m="title")||e.loginState===void 0&&(m="loginState")||e.ts===void 0&&(m="ts")||
e.documentId===void 0&&(m="documentId")||e.landmarks===void 0&&(m="landmarks")||e.headings===void 0&&(m="headi\
ngs")||e.messages===void 0&&(m="messages")||e.actions===void 0&&(m="actions")||e.forms===void 0&&(m="forms")||
e.collections===void 0&&(m="collections")||e.frames===void 0&&(m="frames")||e.truncated===void 0&&(m="truncate\
d"))return F.errors=[{instancePath:i,keyword:"required"}],!1;{let k=s;for(let v in e)if(!$.call(dt.properties,
v)){return F.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(k===s){if(e.url!==void 0){let v=e.
url,h=s;if(s===h)if(typeof v=="string"){if(u(v)>8192)return F.errors=[{instancePath:i+"/url",keyword:"maxLengt\
h"}],!1}else return F.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.
origin!==void 0){let v=e.origin,h=s;if(s===h)if(typeof v=="string"){if(u(v)>512)return F.errors=[{instancePath:i+
"/origin",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=h===
s}else var t=!0;if(t){if(e.title!==void 0){let v=e.title,h=s;if(s===h)if(typeof v=="string"){if(u(v)>200)return F.
errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/title",keyword:"\
type"}],!1;var t=h===s}else var t=!0;if(t){if(e.loginState!==void 0){let v=s;ui(e.loginState,{instancePath:i+"\
/loginState",parentData:e,parentDataProperty:"loginState",rootData:l})||(o=o===null?ui.errors:o.concat(ui.errors),
s=o.length);var t=v===s}else var t=!0;if(t){if(e.ts!==void 0){let v=e.ts,h=s;if(!(typeof v=="number"&&!(v%1)&&
!isNaN(v)&&isFinite(v)))return F.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===h&&typeof v=="number"&&
isFinite(v)){if(v>9007199254740991||isNaN(v))return F.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(v<
0||isNaN(v))return F.errors=[{instancePath:i+"/ts",keyword:"minimum"}],!1}var t=h===s}else var t=!0;if(t){if(e.
documentId!==void 0){let v=e.documentId,h=s;if(s===h)if(typeof v=="string"){if(u(v)>128)return F.errors=[{instancePath:i+
"/documentId",keyword:"maxLength"}],!1;if(u(v)<1)return F.errors=[{instancePath:i+"/documentId",keyword:"minLe\
ngth"}],!1;if(!w.test(v))return F.errors=[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return F.errors=
[{instancePath:i+"/documentId",keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.language!==void 0){let v=e.
language,h=s;if(s===h)if(typeof v=="string"){if(u(v)>35)return F.errors=[{instancePath:i+"/language",keyword:"\
maxLength"}],!1}else return F.errors=[{instancePath:i+"/language",keyword:"type"}],!1;var t=h===s}else var t=!0;
if(t){if(e.landmarks!==void 0){let v=e.landmarks,h=s;if(s===h)if(Array.isArray(v)){var f=!0;let ge=v.length;for(let N=0;N<
ge;N++){let Gr=s;ye(v[N],{instancePath:i+"/landmarks/"+N,parentData:v,parentDataProperty:N,rootData:l})||(o=o===
null?ye.errors:o.concat(ye.errors),s=o.length);var f=Gr===s;if(!f)break}}else return F.errors=[{instancePath:i+
"/landmarks",keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.headings!==void 0){let v=e.headings,h=s;
if(s===h)if(Array.isArray(v)){if(v.length>8)return F.errors=[{instancePath:i+"/headings",keyword:"maxItems"}],
!1;{var d=!0;let ge=v.length;for(let N=0;N<ge;N++){let Gr=v[N],Ni=s;if(s===Ni)if(typeof Gr=="string"){if(u(Gr)>
80)return F.errors=[{instancePath:i+"/headings/"+N,keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+
"/headings/"+N,keyword:"type"}],!1;var d=Ni===s;if(!d)break}}}else return F.errors=[{instancePath:i+"/headings",
keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.messages!==void 0){let v=e.messages,h=s;if(s===h)if(Array.
isArray(v)){if(v.length>8)return F.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var r=!0;let ge=v.
length;for(let N=0;N<ge;N++){let Gr=s;gr(v[N],{instancePath:i+"/messages/"+N,parentData:v,parentDataProperty:N,
rootData:l})||(o=o===null?gr.errors:o.concat(gr.errors),s=o.length);var r=Gr===s;if(!r)break}}}else return F.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.dialog!==void 0){let v=s;
Qs(e.dialog,{instancePath:i+"/dialog",parentData:e,parentDataProperty:"dialog",rootData:l})||(o=o===null?Qs.errors:
o.concat(Qs.errors),s=o.length);var t=v===s}else var t=!0;if(t){if(e.actions!==void 0){let v=e.actions,h=s;if(s===
h)if(Array.isArray(v)){if(v.length>30)return F.errors=[{instancePath:i+"/actions",keyword:"maxItems"}],!1;{var n=!0;
let ge=v.length;for(let N=0;N<ge;N++){let Gr=s;M(v[N],{instancePath:i+"/actions/"+N,parentData:v,parentDataProperty:N,
rootData:l})||(o=o===null?M.errors:o.concat(M.errors),s=o.length);var n=Gr===s;if(!n)break}}}else return F.errors=
[{instancePath:i+"/actions",keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.forms!==void 0){let v=e.forms,
h=s;if(s===h)if(Array.isArray(v)){if(v.length>20)return F.errors=[{instancePath:i+"/forms",keyword:"maxItems"}],
!1;{var a=!0;let ge=v.length;for(let N=0;N<ge;N++){let Gr=s;me(v[N],{instancePath:i+"/forms/"+N,parentData:v,parentDataProperty:N,
rootData:l})||(o=o===null?me.errors:o.concat(me.errors),s=o.length);var a=Gr===s;if(!a)break}}}else return F.errors=
[{instancePath:i+"/forms",keyword:"type"}],!1;var t=h===s}else var t=!0;if(t){if(e.collections!==void 0){let v=e.
collections,h=s;if(s===h)if(Array.isArray(v)){if(v.length>20)return F.errors=[{instancePath:i+"/collections",keyword:"\
maxItems"}],!1;{var c=!0;let ge=v.length;for(let N=0;N<ge;N++){let Gr=s;ke(v[N],{instancePath:i+"/collections/"+
N,parentData:v,parentDataProperty:N,rootData:l})||(o=o===null?ke.errors:o.concat(ke.errors),s=o.length);var c=Gr===
s;if(!c)break}}}else return F.errors=[{instancePath:i+"/collections",keyword:"type"}],!1;var t=h===s}else var t=!0;
if(t){if(e.frames!==void 0){let v=e.frames,h=s;if(s===h)if(Array.isArray(v)){if(v.length>30)return F.errors=[{
instancePath:i+"/frames",keyword:"maxItems"}],!1;{var g=!0;let ge=v.length;for(let N=0;N<ge;N++){let Gr=s;xr(v[N],
{instancePath:i+"/frames/"+N,parentData:v,parentDataProperty:N,rootData:l})||(o=o===null?xr.errors:o.concat(xr.
errors),s=o.length);var g=Gr===s;if(!g)break}}}else return F.errors=[{instancePath:i+"/frames",keyword:"type"}],
!1;var t=h===s}else var t=!0;if(t){if(e.truncated!==void 0){let v=s;Ir(e.truncated,{instancePath:i+"/truncated",
parentData:e,parentDataProperty:"truncated",rootData:l})||(o=o===null?Ir.errors:o.concat(Ir.errors),s=o.length);
var t=v===s}else var t=!0;if(t)if(e.metrics!==void 0){let v=s;Oe(e.metrics,{instancePath:i+"/metrics",parentData:e,
parentDataProperty:"metrics",rootData:l})||(o=o===null?Oe.errors:o.concat(Oe.errors),s=o.length);var t=v===s}else
var t=!0}}}}}}}}}}}}}}}}}}else return F.errors=[{instancePath:i,keyword:"type"}],!1;return F.errors=o,s===0}var _t=q;
function q(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let a;if(e.url===void 0&&(a="url")||e.title===void 0&&(a="title")||e.ts===
void 0&&(a="ts"))return q.errors=[{instancePath:i,keyword:"required"}],!1;{let c=s;for(let g in e)if(!$.call($i.
properties,g)){return q.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(c===s){if(e.url!==
void 0){let g=e.url,m=s;if(s===m)if(typeof g=="string"){if(u(g)>8192)return q.errors=[{instancePath:i+"/url",keyword:"\
maxLength"}],!1}else return q.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){
if(e.title!==void 0){let g=e.title,m=s;if(s===m)if(typeof g=="string"){if(u(g)>200)return q.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return q.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=m===
s}else var t=!0;if(t){if(e.ts!==void 0){let g=e.ts,m=s;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))
return q.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===m&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g))return q.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(g<0||isNaN(g))return q.errors=[{instancePath:i+
"/ts",keyword:"minimum"}],!1}var t=m===s}else var t=!0;if(t){if(e.documentId!==void 0){let g=e.documentId,m=s;
if(s===m)if(typeof g=="string"){if(u(g)>128)return q.errors=[{instancePath:i+"/documentId",keyword:"maxLength"}],
!1;if(u(g)<1)return q.errors=[{instancePath:i+"/documentId",keyword:"minLength"}],!1;if(!w.test(g))return q.errors=
[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return q.errors=[{instancePath:i+"/documentId",keyword:"\
type"}],!1;var t=m===s}else var t=!0;if(t){if(e.urlChanged!==void 0){let g=s;if(typeof e.urlChanged!="boolean")
return q.errors=[{instancePath:i+"/urlChanged",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.collectionSummary!==
void 0){let g=e.collectionSummary,m=s;if(s===m)if(Array.isArray(g)){if(g.length>20)return q.errors=[{instancePath:i+
"/collectionSummary",keyword:"maxItems"}],!1;{var f=!0;let v=g.length;for(let h=0;h<v;h++){let I=s;mr(g[h],{instancePath:i+
"/collectionSummary/"+h,parentData:g,parentDataProperty:h,rootData:l})||(o=o===null?mr.errors:o.concat(mr.errors),
s=o.length);var f=I===s;if(!f)break}}}else return q.errors=[{instancePath:i+"/collectionSummary",keyword:"type"}],
!1;var t=m===s}else var t=!0;if(t){if(e.focusedRole!==void 0){let g=e.focusedRole,m=s;if(s===m)if(typeof g=="s\
tring"){if(u(g)>40)return q.errors=[{instancePath:i+"/focusedRole",keyword:"maxLength"}],!1}else return q.errors=
[{instancePath:i+"/focusedRole",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.changes!==void 0){let g=e.
changes,m=s;if(s===m)if(Array.isArray(g)){if(g.length>8)return q.errors=[{instancePath:i+"/changes",keyword:"m\
axItems"}],!1;{var d=!0;let v=g.length;for(let h=0;h<v;h++){let I=g[h],ge=s;if(s===ge)if(typeof I=="string"){if(u(
I)>80)return q.errors=[{instancePath:i+"/changes/"+h,keyword:"maxLength"}],!1}else return q.errors=[{instancePath:i+
"/changes/"+h,keyword:"type"}],!1;var d=ge===s;if(!d)break}}}else return q.errors=[{instancePath:i+"/changes",
keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.openedTabs!==void 0){let g=e.openedTabs,m=s;if(s===m)
if(Array.isArray(g)){if(g.length>20)return q.errors=[{instancePath:i+"/openedTabs",keyword:"maxItems"}],!1;{var r=!0;
let v=g.length;for(let h=0;h<v;h++){let I=g[h],ge=s;if(!(typeof I=="number"&&!(I%1)&&!isNaN(I)&&isFinite(I)))return q.
errors=[{instancePath:i+"/openedTabs/"+h,keyword:"type"}],!1;if(s===ge&&typeof I=="number"&&isFinite(I)&&(I<1||
isNaN(I)))return q.errors=[{instancePath:i+"/openedTabs/"+h,keyword:"minimum"}],!1;var r=ge===s;if(!r)break}}}else
return q.errors=[{instancePath:i+"/openedTabs",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.download!==
void 0){let g=s;de(e.download,{instancePath:i+"/download",parentData:e,parentDataProperty:"download",rootData:l})||
(o=o===null?de.errors:o.concat(de.errors),s=o.length);var t=g===s}else var t=!0;if(t){if(e.dialog!==void 0){let g=s;
Jr(e.dialog,{instancePath:i+"/dialog",parentData:e,parentDataProperty:"dialog",rootData:l})||(o=o===null?Jr.errors:
o.concat(Jr.errors),s=o.length);var t=g===s}else var t=!0;if(t){if(e.messages!==void 0){let g=e.messages,m=s;if(s===
m)if(Array.isArray(g)){if(g.length>8)return q.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var n=!0;
let v=g.length;for(let h=0;h<v;h++){let I=s;gr(g[h],{instancePath:i+"/messages/"+h,parentData:g,parentDataProperty:h,
rootData:l})||(o=o===null?gr.errors:o.concat(gr.errors),s=o.length);var n=I===s;if(!n)break}}}else return q.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t)if(e.value!==void 0){let g=e.value,
m=s;if(s===m)if(typeof g=="string"){if(u(g)>2e3)return q.errors=[{instancePath:i+"/value",keyword:"maxLength"}],
!1}else return q.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=m===s}else var t=!0}}}}}}}}}}}}}}else
return q.errors=[{instancePath:i,keyword:"type"}],!1;return q.errors=o,s===0}var xt=L,yt={additionalProperties:!1,
description:"How to find one thing of the summary again. For a form there is one of these per field and for it\
s submit control.\n\n`id` is the action's, the form's, the field's, or `<formId>.submit`; `part` says which.",
properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},part:{enum:["action","fo\
rm","field","submit","collection"],type:"string"},formId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+\
$",type:"string"},label:{maxLength:80,type:"string"},role:{maxLength:40,type:"string"},type:{maxLength:30,type:"\
string"},selector:{$ref:"#/$defs/RoleSelector"},altSelectors:{items:{$ref:"#/$defs/RoleSelector"},maxItems:4,type:"\
array"},fingerprint:{maxLength:64,minLength:1,type:"string"},landmark:{$ref:"#/$defs/Landmark"},framePath:{items:{
pattern:"^[0-9]{1,4}$",type:"string"},maxItems:16,type:"array"},href:{maxLength:8192,type:"string"},download:{
type:"boolean"},state:{$ref:"#/$defs/ControlState"},value:{maxLength:80,type:"string"},filled:{type:"boolean"},
options:{items:{maxLength:80,type:"string"},maxItems:200,type:"array"}},required:["id","part","label","role","\
selector","altSelectors","fingerprint"],type:"object"};function L(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.id===void 0&&
(n="id")||e.part===void 0&&(n="part")||e.label===void 0&&(n="label")||e.role===void 0&&(n="role")||e.selector===
void 0&&(n="selector")||e.altSelectors===void 0&&(n="altSelectors")||e.fingerprint===void 0&&(n="fingerprint"))
return L.errors=[{instancePath:i,keyword:"required"}],!1;{let a=s;for(let c in e)if(!$.call(yt.properties,c)){
return L.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(a===s){if(e.id!==void 0){let c=e.
id,g=s;if(s===g)if(typeof c=="string"){if(u(c)>128)return L.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(c)<1)return L.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!w.test(c))return L.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return L.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=g===s}else var t=!0;
if(t){if(e.part!==void 0){let c=e.part,g=s;if(typeof c!="string")return L.errors=[{instancePath:i+"/part",keyword:"\
type"}],!1;if(!(c==="action"||c==="form"||c==="field"||c==="submit"||c==="collection"))return L.errors=[{instancePath:i+
"/part",keyword:"enum"}],!1;var t=g===s}else var t=!0;if(t){if(e.formId!==void 0){let c=e.formId,g=s;if(s===g)
if(typeof c=="string"){if(u(c)>128)return L.errors=[{instancePath:i+"/formId",keyword:"maxLength"}],!1;if(u(c)<
1)return L.errors=[{instancePath:i+"/formId",keyword:"minLength"}],!1;if(!w.test(c))return L.errors=[{instancePath:i+
"/formId",keyword:"pattern"}],!1}else return L.errors=[{instancePath:i+"/formId",keyword:"type"}],!1;var t=g===
s}else var t=!0;if(t){if(e.label!==void 0){let c=e.label,g=s;if(s===g)if(typeof c=="string"){if(u(c)>80)return L.
errors=[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return L.errors=[{instancePath:i+"/label",keyword:"\
type"}],!1;var t=g===s}else var t=!0;if(t){if(e.role!==void 0){let c=e.role,g=s;if(s===g)if(typeof c=="string"){
if(u(c)>40)return L.errors=[{instancePath:i+"/role",keyword:"maxLength"}],!1}else return L.errors=[{instancePath:i+
"/role",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.type!==void 0){let c=e.type,g=s;if(s===g)if(typeof c==
"string"){if(u(c)>30)return L.errors=[{instancePath:i+"/type",keyword:"maxLength"}],!1}else return L.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.selector!==void 0){let c=s;x(e.
selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:l})||(o=o===null?x.errors:
o.concat(x.errors),s=o.length);var t=c===s}else var t=!0;if(t){if(e.altSelectors!==void 0){let c=e.altSelectors,
g=s;if(s===g)if(Array.isArray(c)){if(c.length>4)return L.errors=[{instancePath:i+"/altSelectors",keyword:"maxI\
tems"}],!1;{var f=!0;let k=c.length;for(let v=0;v<k;v++){let h=s;x(c[v],{instancePath:i+"/altSelectors/"+v,parentData:c,
parentDataProperty:v,rootData:l})||(o=o===null?x.errors:o.concat(x.errors),s=o.length);var f=h===s;if(!f)break}}}else
return L.errors=[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.fingerprint!==
void 0){let c=e.fingerprint,g=s;if(s===g)if(typeof c=="string"){if(u(c)>64)return L.errors=[{instancePath:i+"/\
fingerprint",keyword:"maxLength"}],!1;if(u(c)<1)return L.errors=[{instancePath:i+"/fingerprint",keyword:"minLe\
ngth"}],!1}else return L.errors=[{instancePath:i+"/fingerprint",keyword:"type"}],!1;var t=g===s}else var t=!0;
if(t){if(e.landmark!==void 0){let c=s;ye(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"\
landmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),s=o.length);var t=c===s}else var t=!0;if(t){
if(e.framePath!==void 0){let c=e.framePath,g=s;if(s===g)if(Array.isArray(c)){if(c.length>16)return L.errors=[{
instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var d=!0;let k=c.length;for(let v=0;v<k;v++){let h=c[v],I=s;
if(s===I)if(typeof h=="string"){if(!ti.test(h))return L.errors=[{instancePath:i+"/framePath/"+v,keyword:"patte\
rn"}],!1}else return L.errors=[{instancePath:i+"/framePath/"+v,keyword:"type"}],!1;var d=I===s;if(!d)break}}}else
return L.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.href!==
void 0){let c=e.href,g=s;if(s===g)if(typeof c=="string"){if(u(c)>8192)return L.errors=[{instancePath:i+"/href",
keyword:"maxLength"}],!1}else return L.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=g===s}else var t=!0;
if(t){if(e.download!==void 0){let c=s;if(typeof e.download!="boolean")return L.errors=[{instancePath:i+"/downl\
oad",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.state!==void 0){let c=s;Xr(e.state,{instancePath:i+
"/state",parentData:e,parentDataProperty:"state",rootData:l})||(o=o===null?Xr.errors:o.concat(Xr.errors),s=o.length);
var t=c===s}else var t=!0;if(t){if(e.value!==void 0){let c=e.value,g=s;if(s===g)if(typeof c=="string"){if(u(c)>
80)return L.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return L.errors=[{instancePath:i+"/\
value",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.filled!==void 0){let c=s;if(typeof e.filled!="\
boolean")return L.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.options!==
void 0){let c=e.options,g=s;if(s===g)if(Array.isArray(c)){if(c.length>200)return L.errors=[{instancePath:i+"/o\
ptions",keyword:"maxItems"}],!1;{var r=!0;let k=c.length;for(let v=0;v<k;v++){let h=c[v],I=s;if(s===I)if(typeof h==
"string"){if(u(h)>80)return L.errors=[{instancePath:i+"/options/"+v,keyword:"maxLength"}],!1}else return L.errors=
[{instancePath:i+"/options/"+v,keyword:"type"}],!1;var r=I===s;if(!r)break}}}else return L.errors=[{instancePath:i+
"/options",keyword:"type"}],!1;var t=g===s}else var t=!0}}}}}}}}}}}}}}}}}}else return L.errors=[{instancePath:i,
keyword:"type"}],!1;return L.errors=o,s===0}var It=ae,pt={additionalProperties:!1,description:"One answer of `\
pcd.query`: coarse score, no selector.",properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",
type:"string"},label:{maxLength:80,type:"string"},kind:{maxLength:40,type:"string"},role:{maxLength:40,type:"s\
tring"},type:{enum:["action","form","field","collection"],type:"string"},landmark:{$ref:"#/$defs/Landmark"},context:{
maxLength:80,type:"string"},href:{maxLength:200,type:"string"},formId:{maxLength:128,minLength:1,pattern:"^[A-\
Za-z0-9._:-]+$",type:"string"},score:{minimum:0,type:"number"}},required:["id","label","type","score"],type:"o\
bject"};function ae(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.label===void 0&&(f="label")||
e.type===void 0&&(f="type")||e.score===void 0&&(f="score"))return ae.errors=[{instancePath:i,keyword:"required"}],
!1;{let d=s;for(let r in e)if(!$.call(pt.properties,r)){return ae.errors=[{instancePath:i,keyword:"additionalP\
roperties"}],!1;break}if(d===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ae.
errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ae.errors=[{instancePath:i+"/id",keyword:"\
minLength"}],!1;if(!w.test(r))return ae.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ae.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.label!==void 0){let r=e.label,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return ae.errors=[{instancePath:i+"/label",keyword:"maxLength"}],
!1}else return ae.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.kind!==
void 0){let r=e.kind,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return ae.errors=[{instancePath:i+"/kind",
keyword:"maxLength"}],!1}else return ae.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.role!==void 0){let r=e.role,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return ae.errors=[{instancePath:i+
"/role",keyword:"maxLength"}],!1}else return ae.errors=[{instancePath:i+"/role",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ae.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(!(r==="action"||r==="form"||r==="field"||r==="collection"))return ae.errors=[{instancePath:i+
"/type",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.landmark!==void 0){let r=s;ye(e.landmark,{instancePath:i+
"/landmark",parentData:e,parentDataProperty:"landmark",rootData:l})||(o=o===null?ye.errors:o.concat(ye.errors),
s=o.length);var t=r===s}else var t=!0;if(t){if(e.context!==void 0){let r=e.context,n=s;if(s===n)if(typeof r=="\
string"){if(u(r)>80)return ae.errors=[{instancePath:i+"/context",keyword:"maxLength"}],!1}else return ae.errors=
[{instancePath:i+"/context",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.href!==void 0){let r=e.href,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return ae.errors=[{instancePath:i+"/href",keyword:"maxLength"}],
!1}else return ae.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.formId!==
void 0){let r=e.formId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ae.errors=[{instancePath:i+"/for\
mId",keyword:"maxLength"}],!1;if(u(r)<1)return ae.errors=[{instancePath:i+"/formId",keyword:"minLength"}],!1;if(!w.
test(r))return ae.errors=[{instancePath:i+"/formId",keyword:"pattern"}],!1}else return ae.errors=[{instancePath:i+
"/formId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.score!==void 0){let r=e.score,n=s;if(s===n)if(typeof r==
"number"&&isFinite(r)){if(r<0||isNaN(r))return ae.errors=[{instancePath:i+"/score",keyword:"minimum"}],!1}else
return ae.errors=[{instancePath:i+"/score",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}}}}else return ae.
errors=[{instancePath:i,keyword:"type"}],!1;return ae.errors=o,s===0}var Nt=vi;function vi(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t=e.kind;if(typeof t=="string")if(t==="role")le(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?le.errors:o.concat(le.errors),s=o.length);else if(t==="text")Me(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Me.errors:o.concat(Me.errors),s=o.length);else if(t==="css")qe(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?qe.errors:o.concat(qe.errors),s=o.length);else return vi.errors=
[{instancePath:i,keyword:"discriminator"}],!1;else return vi.errors=[{instancePath:i,keyword:"discriminator"}],
!1}else return vi.errors=[{instancePath:i,keyword:"type"}],!1;return vi.errors=o,s===0}var Lt=ki;function ki(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="SubmitPrompt")ce(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?ce.errors:o.concat(ce.errors),s=o.length);else if(t==="Approve")
sr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?sr.errors:o.concat(sr.errors),
s=o.length);else if(t==="Answer")Be(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
Be.errors:o.concat(Be.errors),s=o.length);else if(t==="CancelTask")Ar(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Ar.errors:o.concat(Ar.errors),s=o.length);else if(t==="Stop")Ls(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ls.errors:o.concat(Ls.errors),s=o.length);else if(t==="Pause")As(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?As.errors:o.concat(As.errors),s=
o.length);else if(t==="Resume")$s(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?
$s.errors:o.concat($s.errors),s=o.length);else if(t==="Skip")Ts(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Ts.errors:o.concat(Ts.errors),s=o.length);else if(t==="SwitchTask")zr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?zr.errors:o.concat(zr.errors),s=o.length);else if(t===
"Takeover")ks(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?ks.errors:o.concat(
ks.errors),s=o.length);else if(t==="SetApprovalPolicy")cr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?cr.errors:o.concat(cr.errors),s=o.length);else if(t==="SwitchModel")Zr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Zr.errors:o.concat(Zr.errors),s=o.length);else if(t===
"SessionNew")Es(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Es.errors:o.concat(
Es.errors),s=o.length);else if(t==="SessionResume")$r(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?$r.errors:o.concat($r.errors),s=o.length);else if(t==="SessionResumeLast")Fs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Fs.errors:o.concat(Fs.errors),s=o.length);else if(t==="SessionC\
ompact")Ms(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Ms.errors:o.concat(Ms.
errors),s=o.length);else if(t==="RecoverRun")ir(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ir.errors:o.concat(ir.errors),s=o.length);else if(t==="GrantOrigin")Ur(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:l})||(o=o===null?Ur.errors:o.concat(Ur.errors),s=o.length);else if(t==="Withdraw\
Grant")Tr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?Tr.errors:o.concat(Tr.
errors),s=o.length);else if(t==="RunWorkflow")ze(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);else if(t==="RunJob")Je(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:l})||(o=o===null?Je.errors:o.concat(Je.errors),s=o.length);else if(t==="Shutdown")qs(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?qs.errors:o.concat(qs.errors),s=o.length);else return ki.
errors=[{instancePath:i,keyword:"discriminator"}],!1;else return ki.errors=[{instancePath:i,keyword:"discrimin\
ator"}],!1}else return ki.errors=[{instancePath:i,keyword:"type"}],!1;return ki.errors=o,s===0}var At=Ii;function Ii(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:l=e}={}){let o=null,s=0,t=s,f=!1,d=null,r=s;be(e,
{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||(o=o===null?be.errors:o.concat(be.errors),s=o.
length);var a=r===s;a&&(f=!0,d=0);let n=s;Pr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:l})||
(o=o===null?Pr.errors:o.concat(Pr.errors),s=o.length);var a=n===s;if(a&&f?(f=!1,d=[d,1]):a&&(f=!0,d=1),f)s=t,o!==
null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.push(c),s++,Ii.
errors=o,!1}return Ii.errors=o,s===0}var $t=Ie;function Ie(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:l=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.seq===void 0&&
(f="seq")||e.ts_unix_ms===void 0&&(f="ts_unix_ms")||e.session_id===void 0&&(f="session_id")||e.event===void 0&&
(f="event"))return Ie.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let r in e)if(!(r==="seq"||
r==="ts_unix_ms"||r==="session_id"||r==="run_id"||r==="task_id"||r==="event")){return Ie.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(d===s){if(e.seq!==void 0){let r=e.seq,n=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return Ie.errors=[{instancePath:i+"/seq",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return Ie.errors=[{instancePath:i+"/seq",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.ts_unix_ms!==void 0){let r=e.ts_unix_ms,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"type"}],!1;if(s===n&&typeof r=="numb\
er"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"max\
imum"}],!1;if(r<0||isNaN(r))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.session_id!==void 0){let r=e.session_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ie.
errors=[{instancePath:i+"/session_id",keyword:"maxLength"}],!1;if(u(r)<1)return Ie.errors=[{instancePath:i+"/s\
ession_id",keyword:"minLength"}],!1;if(!w.test(r))return Ie.errors=[{instancePath:i+"/session_id",keyword:"pat\
tern"}],!1}else return Ie.errors=[{instancePath:i+"/session_id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.run_id!==void 0){let r=e.run_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ie.errors=[{
instancePath:i+"/run_id",keyword:"maxLength"}],!1;if(u(r)<1)return Ie.errors=[{instancePath:i+"/run_id",keyword:"\
minLength"}],!1;if(!w.test(r))return Ie.errors=[{instancePath:i+"/run_id",keyword:"pattern"}],!1}else return Ie.
errors=[{instancePath:i+"/run_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.task_id!==void 0){let r=e.
task_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ie.errors=[{instancePath:i+"/task_id",keyword:"\
maxLength"}],!1;if(u(r)<1)return Ie.errors=[{instancePath:i+"/task_id",keyword:"minLength"}],!1;if(!w.test(r))
return Ie.errors=[{instancePath:i+"/task_id",keyword:"pattern"}],!1}else return Ie.errors=[{instancePath:i+"/t\
ask_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.event!==void 0){let r=s;ei(e.event,{instancePath:i+
"/event",parentData:e,parentDataProperty:"event",rootData:l})||(o=o===null?ei.errors:o.concat(ei.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}}else return Ie.errors=[{instancePath:i,keyword:"type"}],!1;return Ie.errors=o,
s===0}export{Lt as isCommand,At as isCommandReply,$t as isEventEnvelope,gt as isFrame,vt as isFrontendDown,kt as isFrontendUp,
bt as isMiniPCD,_t as isObservation,xt as isPCDActionDetail,It as isQueryHit,Nt as isRoleSelector,wt as isToolCall,
ht as isToolResult};
