/* Generated from shared-schema by `make schema`. Do not edit. */
var Ui=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(p){throw i=0,p}};var Zi=Ui(Di=>{"use strict";Object.defineProperty(Di,"__esModule",{value:!0});function zi(e){let i=e.length,p=0,
y=0,a;for(;y<i;)p++,a=e.charCodeAt(y++),a>=55296&&a<=56319&&y<i&&(a=e.charCodeAt(y),(a&64512)===56320&&y++);return p}
Di.default=zi;zi.code='require("ajv/dist/runtime/ucs2length").default'});var qt=Ai;var u=Zi().default,Si=new RegExp("^[A-Za-z0-9_-]+$","u");function Er(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.protocolVersion===void 0&&(f="protocolVersion")||e.nonce===void 0&&(f="nonce"))return Er.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="protocolVersion"||r==="\
nonce")){return Er.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Er.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="c\
hallenge")return Er.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.
protocolVersion!==void 0){let r=e.protocolVersion,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return Er.errors=[{instancePath:i+"/protocolVersion",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return Er.errors=[{instancePath:i+"/protocolVersion",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return Er.errors=[{instancePath:i+"/protocolVersion",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.nonce!==void 0){let r=e.nonce,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return Er.errors=[{instancePath:i+
"/nonce",keyword:"maxLength"}],!1;if(u(r)<22)return Er.errors=[{instancePath:i+"/nonce",keyword:"minLength"}],
!1;if(!Si.test(r))return Er.errors=[{instancePath:i+"/nonce",keyword:"pattern"}],!1}else return Er.errors=[{instancePath:i+
"/nonce",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Er.errors=[{instancePath:i,keyword:"type"}],
!1;return Er.errors=o,s===0}var Wi={additionalProperties:!1,description:"`fences` are the highest epochs by se\
ssion. `generation` counts the lives of the worker. `worker_id` is new with each life.",properties:{type:{const:"\
hello",type:"string"},protocolVersion:{maximum:2147483647,minimum:0,type:"integer"},extensionId:{pattern:"^[a-\
p]{32}$",type:"string"},extensionVersion:{maxLength:40,type:"string"},browser:{maxLength:200,type:"string"},browserId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},workerId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},nonce:{maxLength:64,minLength:22,pattern:"^[A-Za-z0-9_-]+$",type:"string"},
proof:{maxLength:43,minLength:43,pattern:"^[A-Za-z0-9_-]+$",type:"string"},openCalls:{items:{$ref:"#/$defs/Ope\
nCall"},maxItems:1e3,type:"array"},fences:{additionalProperties:{maximum:2147483647,minimum:0,type:"integer"},
type:"object"}},required:["type","protocolVersion","extensionId","extensionVersion","browser","browserId","wor\
kerId","nonce","proof","openCalls","fences"],type:"object"},E=Object.prototype.hasOwnProperty,Gi=new RegExp("^\
[a-p]{32}$","u"),k=new RegExp("^[A-Za-z0-9._:-]+$","u");function _i(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(_i.errors=[{instancePath:i,keyword:"type"}],!1):e==="received"||e==="dispatching"||e==="done"?(_i.errors=
o,s===0):(_i.errors=[{instancePath:i,keyword:"enum"}],!1)}function Hs(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.state===void 0&&(f="state"))return Hs.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="id"||r==="state")){return Hs.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Hs.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Hs.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(r))return Hs.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return Hs.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.state!==void 0){let r=s;_i(e.state,{instancePath:i+
"/state",parentData:e,parentDataProperty:"state",rootData:a})||(o=o===null?_i.errors:o.concat(_i.errors),s=o.length);
var t=r===s}else var t=!0}}}else return Hs.errors=[{instancePath:i,keyword:"type"}],!1;return Hs.errors=o,s===
0}function T(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)
if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.type===void 0&&(r="type")||e.protocolVersion===void 0&&
(r="protocolVersion")||e.extensionId===void 0&&(r="extensionId")||e.extensionVersion===void 0&&(r="extensionVe\
rsion")||e.browser===void 0&&(r="browser")||e.browserId===void 0&&(r="browserId")||e.workerId===void 0&&(r="wo\
rkerId")||e.nonce===void 0&&(r="nonce")||e.proof===void 0&&(r="proof")||e.openCalls===void 0&&(r="openCalls")||
e.fences===void 0&&(r="fences"))return T.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let d in e)
if(!E.call(Wi.properties,d)){return T.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===
s){if(e.type!==void 0){let d=e.type,c=s;if(typeof d!="string")return T.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(d!=="hello")return T.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=c===s}else var t=!0;
if(t){if(e.protocolVersion!==void 0){let d=e.protocolVersion,c=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d)))return T.errors=[{instancePath:i+"/protocolVersion",keyword:"type"}],!1;if(s===c&&typeof d=="number"&&isFinite(
d)){if(d>2147483647||isNaN(d))return T.errors=[{instancePath:i+"/protocolVersion",keyword:"maximum"}],!1;if(d<
0||isNaN(d))return T.errors=[{instancePath:i+"/protocolVersion",keyword:"minimum"}],!1}var t=c===s}else var t=!0;
if(t){if(e.extensionId!==void 0){let d=e.extensionId,c=s;if(s===c)if(typeof d=="string"){if(!Gi.test(d))return T.
errors=[{instancePath:i+"/extensionId",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+"/extensio\
nId",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.extensionVersion!==void 0){let d=e.extensionVersion,
c=s;if(s===c)if(typeof d=="string"){if(u(d)>40)return T.errors=[{instancePath:i+"/extensionVersion",keyword:"m\
axLength"}],!1}else return T.errors=[{instancePath:i+"/extensionVersion",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t){if(e.browser!==void 0){let d=e.browser,c=s;if(s===c)if(typeof d=="string"){if(u(d)>200)return T.errors=[
{instancePath:i+"/browser",keyword:"maxLength"}],!1}else return T.errors=[{instancePath:i+"/browser",keyword:"\
type"}],!1;var t=c===s}else var t=!0;if(t){if(e.browserId!==void 0){let d=e.browserId,c=s;if(s===c)if(typeof d==
"string"){if(u(d)>128)return T.errors=[{instancePath:i+"/browserId",keyword:"maxLength"}],!1;if(u(d)<1)return T.
errors=[{instancePath:i+"/browserId",keyword:"minLength"}],!1;if(!k.test(d))return T.errors=[{instancePath:i+"\
/browserId",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+"/browserId",keyword:"type"}],!1;var t=c===
s}else var t=!0;if(t){if(e.workerId!==void 0){let d=e.workerId,c=s;if(s===c)if(typeof d=="string"){if(u(d)>128)
return T.errors=[{instancePath:i+"/workerId",keyword:"maxLength"}],!1;if(u(d)<1)return T.errors=[{instancePath:i+
"/workerId",keyword:"minLength"}],!1;if(!k.test(d))return T.errors=[{instancePath:i+"/workerId",keyword:"patte\
rn"}],!1}else return T.errors=[{instancePath:i+"/workerId",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(e.nonce!==void 0){let d=e.nonce,c=s;if(s===c)if(typeof d=="string"){if(u(d)>64)return T.errors=[{instancePath:i+
"/nonce",keyword:"maxLength"}],!1;if(u(d)<22)return T.errors=[{instancePath:i+"/nonce",keyword:"minLength"}],!1;
if(!Si.test(d))return T.errors=[{instancePath:i+"/nonce",keyword:"pattern"}],!1}else return T.errors=[{instancePath:i+
"/nonce",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.proof!==void 0){let d=e.proof,c=s;if(s===c)if(typeof d==
"string"){if(u(d)>43)return T.errors=[{instancePath:i+"/proof",keyword:"maxLength"}],!1;if(u(d)<43)return T.errors=
[{instancePath:i+"/proof",keyword:"minLength"}],!1;if(!Si.test(d))return T.errors=[{instancePath:i+"/proof",keyword:"\
pattern"}],!1}else return T.errors=[{instancePath:i+"/proof",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){
if(e.openCalls!==void 0){let d=e.openCalls,c=s;if(s===c)if(Array.isArray(d)){if(d.length>1e3)return T.errors=[
{instancePath:i+"/openCalls",keyword:"maxItems"}],!1;{var f=!0;let m=d.length;for(let g=0;g<m;g++){let v=s;Hs(
d[g],{instancePath:i+"/openCalls/"+g,parentData:d,parentDataProperty:g,rootData:a})||(o=o===null?Hs.errors:o.concat(
Hs.errors),s=o.length);var f=v===s;if(!f)break}}}else return T.errors=[{instancePath:i+"/openCalls",keyword:"t\
ype"}],!1;var t=c===s}else var t=!0;if(t)if(e.fences!==void 0){let d=e.fences,c=s;if(s===c)if(d&&typeof d=="ob\
ject"&&!Array.isArray(d))for(let m in d){let g=d[m],v=s;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))
return T.errors=[{instancePath:i+"/fences/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type"}],!1;if(s===
v&&typeof g=="number"&&isFinite(g)){if(g>2147483647||isNaN(g))return T.errors=[{instancePath:i+"/fences/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum"}],!1;if(g<0||isNaN(g))return T.errors=[{instancePath:i+"/fenc\
es/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum"}],!1}var l=v===s;if(!l)break}else return T.errors=
[{instancePath:i+"/fences",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}}}}else return T.errors=[{instancePath:i,
keyword:"type"}],!1;return T.errors=o,s===0}function Be(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.origin===void 0&&(f="origin"))return Be.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="origin"||r==="sessionId"||r==="expiresMs"||r==="deni\
ed")){return Be.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.origin!==void 0){
let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return Be.errors=[{instancePath:i+"/origin",keyword:"\
maxLength"}],!1}else return Be.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Be.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Be.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(r))return Be.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Be.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.expiresMs!==
void 0){let r=e.expiresMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Be.errors=[{instancePath:i+
"/expiresMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Be.
errors=[{instancePath:i+"/expiresMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Be.errors=[{instancePath:i+
"/expiresMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.denied!==void 0){let r=s;if(typeof e.denied!=
"boolean")return Be.errors=[{instancePath:i+"/denied",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return Be.
errors=[{instancePath:i,keyword:"type"}],!1;return Be.errors=o,s===0}function le(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;
if(e.type===void 0&&(n="type")||e.proof===void 0&&(n="proof")||e.serverVersion===void 0&&(n="serverVersion")||
e.openCallIds===void 0&&(n="openCallIds")||e.fences===void 0&&(n="fences")||e.grants===void 0&&(n="grants")||e.
heartbeatMs===void 0&&(n="heartbeatMs"))return le.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let c in e)
if(!(c==="type"||c==="proof"||c==="serverVersion"||c==="openCallIds"||c==="fences"||c==="grants"||c==="heartbe\
atMs")){return le.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.type!==void 0){
let c=e.type,w=s;if(typeof c!="string")return le.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(c!=="w\
elcome")return le.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=w===s}else var t=!0;if(t){if(e.proof!==
void 0){let c=e.proof,w=s;if(s===w)if(typeof c=="string"){if(u(c)>43)return le.errors=[{instancePath:i+"/proof",
keyword:"maxLength"}],!1;if(u(c)<43)return le.errors=[{instancePath:i+"/proof",keyword:"minLength"}],!1;if(!Si.
test(c))return le.errors=[{instancePath:i+"/proof",keyword:"pattern"}],!1}else return le.errors=[{instancePath:i+
"/proof",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.serverVersion!==void 0){let c=e.serverVersion,
w=s;if(s===w)if(typeof c=="string"){if(u(c)>40)return le.errors=[{instancePath:i+"/serverVersion",keyword:"max\
Length"}],!1}else return le.errors=[{instancePath:i+"/serverVersion",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(e.openCallIds!==void 0){let c=e.openCallIds,w=s;if(s===w)if(Array.isArray(c)){if(c.length>1e3)return le.
errors=[{instancePath:i+"/openCallIds",keyword:"maxItems"}],!1;{var f=!0;let g=c.length;for(let v=0;v<g;v++){let _=c[v],
x=s;if(s===x)if(typeof _=="string"){if(u(_)>128)return le.errors=[{instancePath:i+"/openCallIds/"+v,keyword:"m\
axLength"}],!1;if(u(_)<1)return le.errors=[{instancePath:i+"/openCallIds/"+v,keyword:"minLength"}],!1;if(!k.test(
_))return le.errors=[{instancePath:i+"/openCallIds/"+v,keyword:"pattern"}],!1}else return le.errors=[{instancePath:i+
"/openCallIds/"+v,keyword:"type"}],!1;var f=x===s;if(!f)break}}}else return le.errors=[{instancePath:i+"/openC\
allIds",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.fences!==void 0){let c=e.fences,w=s;if(s===w)
if(c&&typeof c=="object"&&!Array.isArray(c))for(let g in c){let v=c[g],_=s;if(!(typeof v=="number"&&!(v%1)&&!isNaN(
v)&&isFinite(v)))return le.errors=[{instancePath:i+"/fences/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type"}],!1;if(s===_&&typeof v=="number"&&isFinite(v)){if(v>2147483647||isNaN(v))return le.errors=[{instancePath:i+
"/fences/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"maximum"}],!1;if(v<0||isNaN(v))return le.errors=[
{instancePath:i+"/fences/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"minimum"}],!1}var l=_===s;if(!l)break}else
return le.errors=[{instancePath:i+"/fences",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.grants!==
void 0){let c=e.grants,w=s;if(s===w)if(Array.isArray(c)){var r=!0;let g=c.length;for(let v=0;v<g;v++){let _=s;
Be(c[v],{instancePath:i+"/grants/"+v,parentData:c,parentDataProperty:v,rootData:a})||(o=o===null?Be.errors:o.concat(
Be.errors),s=o.length);var r=_===s;if(!r)break}}else return le.errors=[{instancePath:i+"/grants",keyword:"type"}],
!1;var t=w===s}else var t=!0;if(t)if(e.heartbeatMs!==void 0){let c=e.heartbeatMs,w=s;if(!(typeof c=="number"&&
!(c%1)&&!isNaN(c)&&isFinite(c)))return le.errors=[{instancePath:i+"/heartbeatMs",keyword:"type"}],!1;if(s===w&&
typeof c=="number"&&isFinite(c)){if(c>6e4||isNaN(c))return le.errors=[{instancePath:i+"/heartbeatMs",keyword:"\
maximum"}],!1;if(c<10||isNaN(c))return le.errors=[{instancePath:i+"/heartbeatMs",keyword:"minimum"}],!1}var t=w===
s}else var t=!0}}}}}}}}else return le.errors=[{instancePath:i,keyword:"type"}],!1;return le.errors=o,s===0}function ys(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.reason===void 0&&(f="reason")||
e.message===void 0&&(f="message"))return ys.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="reason"||r==="message")){return ys.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ys.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="refused")return ys.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.reason!==void 0){let r=e.reason,n=s;if(typeof r!="string")return ys.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;if(!(r==="pairing"||r==="protocol_version"||r==="origin"||r==="host"||r==="malfo\
rmed"))return ys.errors=[{instancePath:i+"/reason",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.message!==
void 0){let r=e.message,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ys.errors=[{instancePath:i+"/me\
ssage",keyword:"maxLength"}],!1}else return ys.errors=[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}else return ys.errors=[{instancePath:i,keyword:"type"}],!1;return ys.errors=o,s===0}var Ki={additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"s\
tring"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-\
Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"getMiniPCD",type:"string"},args:{$ref:"#/$def\
s/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function h(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.fingerprint===void 0&&(f="fingerpri\
nt"))return h.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="id"||r==="fing\
erprint"||r==="destination")){return h.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return h.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return h.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1}else return h.
errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.fingerprint!==void 0){let r=e.
fingerprint,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return h.errors=[{instancePath:i+"/fingerprint",keyword:"\
maxLength"}],!1;if(u(r)<1)return h.errors=[{instancePath:i+"/fingerprint",keyword:"minLength"}],!1}else return h.
errors=[{instancePath:i+"/fingerprint",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.destination!==void 0){
let r=e.destination,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return h.errors=[{instancePath:i+"/destina\
tion",keyword:"maxLength"}],!1;if(u(r)<1)return h.errors=[{instancePath:i+"/destination",keyword:"minLength"}],
!1}else return h.errors=[{instancePath:i+"/destination",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return h.
errors=[{instancePath:i,keyword:"type"}],!1;return h.errors=o,s===0}function b(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.digest===void 0&&(f="digest")||e.expiresMs===
void 0&&(f="expiresMs"))return b.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"id"||r==="digest"||r==="expiresMs")){return b.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return b.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return b.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(r))return b.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return b.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.digest!==void 0){let r=e.digest,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return b.errors=[{instancePath:i+"/digest",keyword:"maxLength"}],!1;if(u(r)<16)return b.
errors=[{instancePath:i+"/digest",keyword:"minLength"}],!1}else return b.errors=[{instancePath:i+"/digest",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.expiresMs!==void 0){let r=e.expiresMs,n=s;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return b.errors=[{instancePath:i+"/expiresMs",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return b.errors=[{instancePath:i+"/expiresMs",
keyword:"maximum"}],!1;if(r<0||isNaN(r))return b.errors=[{instancePath:i+"/expiresMs",keyword:"minimum"}],!1}var t=n===
s}else var t=!0}}}}else return b.errors=[{instancePath:i,keyword:"type"}],!1;return b.errors=o,s===0}function Ze(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.tabId===void 0&&(t="tabId"))return Ze.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="tabId"){return Ze.errors=[{instancePath:i,keyword:"add\
itionalProperties"}],!1;break}if(f===s&&e.tabId!==void 0){let l=e.tabId,r=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return Ze.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===r&&typeof l=="number"&&
isFinite(l)){if(l>2147483647||isNaN(l))return Ze.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(l<
1||isNaN(l))return Ze.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}}}}else return Ze.errors=[{instancePath:i,
keyword:"type"}],!1;return Ze.errors=o,s===0}function S(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return S.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(Ki.properties,r)){return S.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return S.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return S.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return S.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return S.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return S.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return S.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return S.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return S.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return S.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return S.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return S.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return S.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return S.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return S.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return S.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return S.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return S.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return S.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return S.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return S.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return S.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return S.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="getMiniPCD")return S.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Ze(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Ze.errors:o.concat(Ze.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return S.errors=
[{instancePath:i,keyword:"type"}],!1;return S.errors=o,s===0}var Vi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"pcd.query",
type:"string"},args:{$ref:"#/$defs/QueryArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function cr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId"))return cr.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="tabId"||r==="kind"||r==="text"||r==="topK")){return cr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.tabId!==void 0){let r=e.tabId,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return cr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return cr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return cr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return cr.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="action"||r==="form"||r==="field"||r==="collection"))return cr.
errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.text!==void 0){let r=e.
text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>400)return cr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1}else return cr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.
topK!==void 0){let r=e.topK,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return cr.errors=[{instancePath:i+
"/topK",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>50||isNaN(r))return cr.errors=[{instancePath:i+
"/topK",keyword:"maximum"}],!1;if(r<1||isNaN(r))return cr.errors=[{instancePath:i+"/topK",keyword:"minimum"}],
!1}var t=n===s}else var t=!0}}}}}else return cr.errors=[{instancePath:i,keyword:"type"}],!1;return cr.errors=o,
s===0}function D(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||
e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.
args===void 0&&(f="args"))return D.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.
call(Vi.properties,r)){return D.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return D.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(r)<1)return D.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(
r))return D.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return D.errors=[{instancePath:i+"/id",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return D.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return D.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return D.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return D.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return D.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(r))return D.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return D.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==
void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return D.errors=[{instancePath:i+"/task\
Id",keyword:"maxLength"}],!1;if(u(r)<1)return D.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.
test(r))return D.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return D.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return D.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return D.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return D.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return D.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return D.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return D.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return D.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="pcd.query")return D.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;cr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?cr.errors:o.concat(cr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return D.errors=
[{instancePath:i,keyword:"type"}],!1;return D.errors=o,s===0}var Hi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"getDetails",
type:"string"},args:{$ref:"#/$defs/DetailArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function gr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.ids===void 0&&(l="ids"))return gr.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="ids")){return gr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,
d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return gr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return gr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return gr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=d===s}else var t=!0;if(t)if(e.ids!==void 0){let n=e.ids,d=s;if(s===d)if(Array.isArray(n)){if(n.length>
40)return gr.errors=[{instancePath:i+"/ids",keyword:"maxItems"}],!1;if(n.length<1)return gr.errors=[{instancePath:i+
"/ids",keyword:"minItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=n[m],v=s;if(s===v)if(typeof g==
"string"){if(u(g)>128)return gr.errors=[{instancePath:i+"/ids/"+m,keyword:"maxLength"}],!1;if(u(g)<1)return gr.
errors=[{instancePath:i+"/ids/"+m,keyword:"minLength"}],!1;if(!k.test(g))return gr.errors=[{instancePath:i+"/i\
ds/"+m,keyword:"pattern"}],!1}else return gr.errors=[{instancePath:i+"/ids/"+m,keyword:"type"}],!1;var f=v===s;
if(!f)break}}}else return gr.errors=[{instancePath:i+"/ids",keyword:"type"}],!1;var t=d===s}else var t=!0}}}else
return gr.errors=[{instancePath:i,keyword:"type"}],!1;return gr.errors=o,s===0}function R(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.
deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return R.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(Hi.properties,r)){return R.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)
if(typeof r=="string"){if(u(r)>128)return R.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return R.
errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return R.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return R.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return R.errors=
[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return R.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return R.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return R.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return R.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return R.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return R.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return R.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return R.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return R.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return R.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return R.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return R.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return R.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return R.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return R.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return R.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return R.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="getDetails")return R.errors=[{instancePath:i+"/name",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;gr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"\
args",rootData:a})||(o=o===null?gr.errors:o.concat(gr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else
return R.errors=[{instancePath:i,keyword:"type"}],!1;return R.errors=o,s===0}var Qi={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.list",type:"string"},args:{$ref:"#/$defs/NoArgs"}},required:["id","epoch","sessionId","deadl\
ineMs","name","args"],type:"object"};function xi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e))for(let t in e){return xi.errors=[{instancePath:i,keyword:"additionalPro\
perties"}],!1;break}else return xi.errors=[{instancePath:i,keyword:"type"}],!1;return xi.errors=o,s===0}function C(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&
(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="ar\
gs"))return C.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(Qi.properties,
r)){return C.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.
id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return C.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(r)<1)return C.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return C.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return C.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return C.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return C.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return C.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return C.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return C.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return C.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return C.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return C.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return C.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return C.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return C.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return C.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return C.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return C.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return C.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return C.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return C.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return C.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="tabs.list")return C.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t)if(e.args!==void 0){let r=s;xi(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"\
args",rootData:a})||(o=o===null?xi.errors:o.concat(xi.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else
return C.errors=[{instancePath:i,keyword:"type"}],!1;return C.errors=o,s===0}var Ji={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"dom.read",type:"string"},args:{$ref:"#/$defs/ReadArgs"}},required:["id","epoch","sessionId","dead\
lineMs","name","args"],type:"object"};var Bi={additionalProperties:!1,description:"An ARIA role with an accessible name; names compare case-insensit\
ively, white space folded.",properties:{kind:{const:"role",type:"string"},role:{maxLength:40,minLength:1,type:"\
string"},name:{maxLength:500,type:"string"},nameMode:{$ref:"#/$defs/NameMode"},pressed:{type:"boolean"},checked:{
type:"boolean"},expanded:{type:"boolean"},selected:{type:"boolean"},disabled:{type:"boolean"},withinLandmark:{
$ref:"#/$defs/Landmark"},nth:{maximum:1e5,minimum:0,type:"integer"},framePath:{items:{pattern:"^[0-9]{1,4}$",type:"\
string"},maxItems:16,type:"array"}},required:["kind","role"],type:"object"};function gi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(gi.errors=[{instancePath:i,keyword:"type"}],!1):e==="exact"||e==="includes"||e==="regex"?(gi.errors=
o,s===0):(gi.errors=[{instancePath:i,keyword:"enum"}],!1)}function ge(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(ge.errors=[{instancePath:i,keyword:"type"}],!1):e==="main"||e==="header"||e==="nav"||e==="footer"||e===
"aside"?(ge.errors=o,s===0):(ge.errors=[{instancePath:i,keyword:"enum"}],!1)}var ki=new RegExp("^[0-9]{1,4}$",
"u");function ae(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.kind===void 0&&(l="kind")||e.role===void 0&&(l="role"))
return ae.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!E.call(Bi.properties,n)){
return ae.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.kind!==void 0){let n=e.
kind,d=s;if(typeof n!="string")return ae.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!=="role")return ae.
errors=[{instancePath:i+"/kind",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.role!==void 0){let n=e.
role,d=s;if(s===d)if(typeof n=="string"){if(u(n)>40)return ae.errors=[{instancePath:i+"/role",keyword:"maxLeng\
th"}],!1;if(u(n)<1)return ae.errors=[{instancePath:i+"/role",keyword:"minLength"}],!1}else return ae.errors=[{
instancePath:i+"/role",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.name!==void 0){let n=e.name,d=s;
if(s===d)if(typeof n=="string"){if(u(n)>500)return ae.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1}else
return ae.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.nameMode!==
void 0){let n=s;gi(e.nameMode,{instancePath:i+"/nameMode",parentData:e,parentDataProperty:"nameMode",rootData:a})||
(o=o===null?gi.errors:o.concat(gi.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.pressed!==void 0){let n=s;
if(typeof e.pressed!="boolean")return ae.errors=[{instancePath:i+"/pressed",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.checked!==void 0){let n=s;if(typeof e.checked!="boolean")return ae.errors=[{instancePath:i+
"/checked",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.expanded!==void 0){let n=s;if(typeof e.expanded!=
"boolean")return ae.errors=[{instancePath:i+"/expanded",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
selected!==void 0){let n=s;if(typeof e.selected!="boolean")return ae.errors=[{instancePath:i+"/selected",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.disabled!==void 0){let n=s;if(typeof e.disabled!="boolean")return ae.
errors=[{instancePath:i+"/disabled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.withinLandmark!==
void 0){let n=s;ge(e.withinLandmark,{instancePath:i+"/withinLandmark",parentData:e,parentDataProperty:"withinL\
andmark",rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
nth!==void 0){let n=e.nth,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ae.errors=[{instancePath:i+
"/nth",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ae.errors=[{instancePath:i+
"/nth",keyword:"maximum"}],!1;if(n<0||isNaN(n))return ae.errors=[{instancePath:i+"/nth",keyword:"minimum"}],!1}
var t=d===s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,d=s;if(s===d)if(Array.isArray(n)){if(n.
length>16)return ae.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(!ki.test(g))return ae.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return ae.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=v===
s;if(!f)break}}}else return ae.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}}}}}}}}}else
return ae.errors=[{instancePath:i,keyword:"type"}],!1;return ae.errors=o,s===0}function Oe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.kind===void 0&&(l="kind")||e.text===void 0&&(l="text"))return Oe.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="kind"||n==="text"||n==="name\
Mode"||n==="withinLandmark"||n==="nth"||n==="framePath")){return Oe.errors=[{instancePath:i,keyword:"additiona\
lProperties"}],!1;break}if(r===s){if(e.kind!==void 0){let n=e.kind,d=s;if(typeof n!="string")return Oe.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!=="text")return Oe.errors=[{instancePath:i+"/kind",keyword:"\
const"}],!1;var t=d===s}else var t=!0;if(t){if(e.text!==void 0){let n=e.text,d=s;if(s===d)if(typeof n=="string"){
if(u(n)>500)return Oe.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1;if(u(n)<1)return Oe.errors=[{instancePath:i+
"/text",keyword:"minLength"}],!1}else return Oe.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=d===
s}else var t=!0;if(t){if(e.nameMode!==void 0){let n=s;gi(e.nameMode,{instancePath:i+"/nameMode",parentData:e,parentDataProperty:"\
nameMode",rootData:a})||(o=o===null?gi.errors:o.concat(gi.errors),s=o.length);var t=n===s}else var t=!0;if(t){
if(e.withinLandmark!==void 0){let n=s;ge(e.withinLandmark,{instancePath:i+"/withinLandmark",parentData:e,parentDataProperty:"\
withinLandmark",rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);var t=n===s}else var t=!0;
if(t){if(e.nth!==void 0){let n=e.nth,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Oe.errors=
[{instancePath:i+"/nth",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return Oe.
errors=[{instancePath:i+"/nth",keyword:"maximum"}],!1;if(n<0||isNaN(n))return Oe.errors=[{instancePath:i+"/nth",
keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,d=s;if(s===d)
if(Array.isArray(n)){if(n.length>16)return Oe.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;
let w=n.length;for(let m=0;m<w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(!ki.test(g))return Oe.errors=
[{instancePath:i+"/framePath/"+m,keyword:"pattern"}],!1}else return Oe.errors=[{instancePath:i+"/framePath/"+m,
keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return Oe.errors=[{instancePath:i+"/framePath",keyword:"typ\
e"}],!1;var t=d===s}else var t=!0}}}}}}}else return Oe.errors=[{instancePath:i,keyword:"type"}],!1;return Oe.errors=
o,s===0}function ze(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.kind===void 0&&(l="kind")||e.css===void 0&&(l="css"))return ze.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="kind"||n==="css"||n==="nth"||
n==="framePath")){return ze.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.kind!==
void 0){let n=e.kind,d=s;if(typeof n!="string")return ze.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(n!==
"css")return ze.errors=[{instancePath:i+"/kind",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.css!==
void 0){let n=e.css,d=s;if(s===d)if(typeof n=="string"){if(u(n)>2e3)return ze.errors=[{instancePath:i+"/css",keyword:"\
maxLength"}],!1;if(u(n)<1)return ze.errors=[{instancePath:i+"/css",keyword:"minLength"}],!1}else return ze.errors=
[{instancePath:i+"/css",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.nth!==void 0){let n=e.nth,d=s;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ze.errors=[{instancePath:i+"/nth",keyword:"typ\
e"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ze.errors=[{instancePath:i+"/nth",
keyword:"maximum"}],!1;if(n<0||isNaN(n))return ze.errors=[{instancePath:i+"/nth",keyword:"minimum"}],!1}var t=d===
s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,d=s;if(s===d)if(Array.isArray(n)){if(n.length>
16)return ze.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(!ki.test(g))return ze.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return ze.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=v===
s;if(!f)break}}}else return ze.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}else
return ze.errors=[{instancePath:i,keyword:"type"}],!1;return ze.errors=o,s===0}function I(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t=e.kind;if(typeof t=="string")if(t==="role")ae(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ae.errors:o.concat(ae.errors),s=o.length);else if(t==="text")Oe(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Oe.errors:o.concat(Oe.errors),s=o.length);else if(t==="css")ze(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ze.errors:o.concat(ze.errors),s=o.length);else return I.errors=
[{instancePath:i,keyword:"discriminator"}],!1;else return I.errors=[{instancePath:i,keyword:"discriminator"}],
!1}else return I.errors=[{instancePath:i,keyword:"type"}],!1;return I.errors=o,s===0}function Ur(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if(e.tabId===void 0&&(f="tabId"))return Ur.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!(r==="tabId"||r==="selector"||r==="query"||r==="maxChars")){return Ur.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ur.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ur.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(r<1||isNaN(r))return Ur.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.selector!==void 0){let r=s;I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
query!==void 0){let r=e.query,n=s;if(s===n)if(typeof r=="string"){if(u(r)>400)return Ur.errors=[{instancePath:i+
"/query",keyword:"maxLength"}],!1}else return Ur.errors=[{instancePath:i+"/query",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(e.maxChars!==void 0){let r=e.maxChars,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)))return Ur.errors=[{instancePath:i+"/maxChars",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2e3||isNaN(r))return Ur.errors=[{instancePath:i+"/maxChars",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Ur.
errors=[{instancePath:i+"/maxChars",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Ur.errors=
[{instancePath:i,keyword:"type"}],!1;return Ur.errors=o,s===0}function O(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return O.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(Ji.properties,r)){return O.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return O.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return O.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return O.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return O.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return O.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return O.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return O.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return O.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return O.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return O.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return O.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return O.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return O.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return O.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return O.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return O.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return O.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return O.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return O.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return O.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return O.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return O.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.read")return O.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.args!==void 0){let r=s;Ur(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Ur.errors:o.concat(Ur.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return O.errors=
[{instancePath:i,keyword:"type"}],!1;return O.errors=o,s===0}var Yi={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"capture.can\
didates",type:"string"},args:{$ref:"#/$defs/CandidatesArgs"}},required:["id","epoch","sessionId","deadlineMs",
"name","args"],type:"object"};function qr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.ids===void 0&&(l="ids"))return qr.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="ids")){return qr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,
d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return qr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return qr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return qr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=d===s}else var t=!0;if(t)if(e.ids!==void 0){let n=e.ids,d=s;if(s===d)if(Array.isArray(n)){if(n.length>
40)return qr.errors=[{instancePath:i+"/ids",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){
let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(u(g)>128)return qr.errors=[{instancePath:i+"/ids/"+m,keyword:"\
maxLength"}],!1;if(u(g)<1)return qr.errors=[{instancePath:i+"/ids/"+m,keyword:"minLength"}],!1;if(!k.test(g))return qr.
errors=[{instancePath:i+"/ids/"+m,keyword:"pattern"}],!1}else return qr.errors=[{instancePath:i+"/ids/"+m,keyword:"\
type"}],!1;var f=v===s;if(!f)break}}}else return qr.errors=[{instancePath:i+"/ids",keyword:"type"}],!1;var t=d===
s}else var t=!0}}}else return qr.errors=[{instancePath:i,keyword:"type"}],!1;return qr.errors=o,s===0}function z(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&
(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="ar\
gs"))return z.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(Yi.properties,
r)){return z.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.
id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return z.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(r)<1)return z.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return z.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return z.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return z.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return z.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return z.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return z.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return z.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return z.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return z.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return z.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return z.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return z.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return z.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return z.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return z.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return z.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return z.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return z.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return z.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return z.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="capture.candidates")return z.errors=[{instancePath:i+"/name",keyword:"cons\
t"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;qr(e.args,{instancePath:i+"/args",parentData:e,
parentDataProperty:"args",rootData:a})||(o=o===null?qr.errors:o.concat(qr.errors),s=o.length);var t=r===s}else
var t=!0}}}}}}}}}}}else return z.errors=[{instancePath:i,keyword:"type"}],!1;return z.errors=o,s===0}var Xi={additionalProperties:!1,
properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,
minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"\
integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{
$ref:"#/$defs/Grant"},name:{const:"capture.frame",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id",
"epoch","sessionId","deadlineMs","name","args"],type:"object"};function Z(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return Z.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(Xi.properties,r)){return Z.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return Z.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Z.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return Z.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return Z.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Z.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Z.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Z.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return Z.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Z.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return Z.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return Z.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Z.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return Z.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return Z.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Z.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Z.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return Z.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Z.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Z.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Z.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Z.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return Z.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="capture.frame")return Z.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Ze(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Ze.errors:o.concat(Ze.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return Z.errors=
[{instancePath:i,keyword:"type"}],!1;return Z.errors=o,s===0}var et={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.extract",
type:"string"},args:{$ref:"#/$defs/ExtractArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Ae(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.collectionId===void 0&&(l="co\
llectionId")||e.fields===void 0&&(l="fields"))return Ae.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;
for(let n in e)if(!(n==="tabId"||n==="collectionId"||n==="fields"||n==="limit"||n==="scroll"||n==="controls")){
return Ae.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.
tabId,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ae.errors=[{instancePath:i+"/tabId",
keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Ae.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return Ae.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=d===s}else var t=!0;if(t){if(e.collectionId!==void 0){let n=e.collectionId,d=s;if(s===d)if(typeof n==
"string"){if(u(n)>128)return Ae.errors=[{instancePath:i+"/collectionId",keyword:"maxLength"}],!1;if(u(n)<1)return Ae.
errors=[{instancePath:i+"/collectionId",keyword:"minLength"}],!1;if(!k.test(n))return Ae.errors=[{instancePath:i+
"/collectionId",keyword:"pattern"}],!1}else return Ae.errors=[{instancePath:i+"/collectionId",keyword:"type"}],
!1;var t=d===s}else var t=!0;if(t){if(e.fields!==void 0){let n=e.fields,d=s;if(s===d)if(Array.isArray(n)){if(n.
length>20)return Ae.errors=[{instancePath:i+"/fields",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(u(g)>80)return Ae.errors=[{instancePath:i+"/fields/"+
m,keyword:"maxLength"}],!1}else return Ae.errors=[{instancePath:i+"/fields/"+m,keyword:"type"}],!1;var f=v===s;
if(!f)break}}}else return Ae.errors=[{instancePath:i+"/fields",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){
if(e.limit!==void 0){let n=e.limit,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ae.errors=
[{instancePath:i+"/limit",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Ae.
errors=[{instancePath:i+"/limit",keyword:"maximum"}],!1;if(n<1||isNaN(n))return Ae.errors=[{instancePath:i+"/l\
imit",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){if(e.scroll!==void 0){let n=s;if(typeof e.scroll!=
"boolean")return Ae.errors=[{instancePath:i+"/scroll",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.
controls!==void 0){let n=s;if(typeof e.controls!="boolean")return Ae.errors=[{instancePath:i+"/controls",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Ae.errors=[{instancePath:i,keyword:"type"}],!1;return Ae.
errors=o,s===0}function P(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return P.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!E.call(et.properties,r)){return P.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return P.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return P.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(r))return P.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return P.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return P.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return P.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return P.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return P.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return P.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!k.test(r))return P.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return P.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return P.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return P.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(r))return P.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return P.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return P.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return P.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return P.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return P.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return P.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return P.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return P.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.extract")return P.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Ae(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Ae.errors:o.concat(Ae.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return P.errors=
[{instancePath:i,keyword:"type"}],!1;return P.errors=o,s===0}var rt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.waitFor",
type:"string"},args:{$ref:"#/$defs/WaitForArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function vr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId")||e.event===void 0&&(f="event"))return vr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="tabId"||r==="event"||r==="va\
lue"||r==="selector"||r==="timeoutMs")){return vr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(l===s){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return vr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r))return vr.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return vr.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.event!==void 0){let r=e.
event,n=s;if(typeof r!="string")return vr.errors=[{instancePath:i+"/event",keyword:"type"}],!1;if(!(r==="urlCh\
ange"||r==="networkIdle"||r==="selector"||r==="text"||r==="gone"||r==="download"))return vr.errors=[{instancePath:i+
"/event",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.value!==void 0){let r=e.value,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>2e3)return vr.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return vr.errors=
[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;
I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:a})||(o=o===null?
I.errors:o.concat(I.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.timeoutMs!==void 0){let r=e.timeoutMs,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return vr.errors=[{instancePath:i+"/timeoutMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return vr.errors=[{instancePath:i+"/\
timeoutMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return vr.errors=[{instancePath:i+"/timeoutMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0}}}}}}else return vr.errors=[{instancePath:i,keyword:"type"}],!1;return vr.
errors=o,s===0}function U(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return U.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!E.call(rt.properties,r)){return U.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return U.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return U.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(r))return U.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return U.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return U.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return U.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return U.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return U.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return U.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!k.test(r))return U.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return U.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return U.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return U.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(r))return U.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return U.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return U.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return U.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return U.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return U.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return U.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return U.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return U.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.waitFor")return U.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;vr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?vr.errors:o.concat(vr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return U.errors=
[{instancePath:i,keyword:"type"}],!1;return U.errors=o,s===0}var st={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.scroll",
type:"string"},args:{$ref:"#/$defs/ScrollArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function Wr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId"))return Wr.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="tabId"||r==="y"||r==="selector"||r==="to")){return Wr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.tabId!==void 0){let r=e.tabId,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Wr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Wr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Wr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.y!==void 0){let r=e.y,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)))return Wr.errors=[{instancePath:i+"/y",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>1e6||isNaN(r))return Wr.errors=[{instancePath:i+"/y",keyword:"maximum"}],!1;if(r<-1e6||isNaN(r))return Wr.
errors=[{instancePath:i+"/y",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;
I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:a})||(o=o===null?
I.errors:o.concat(I.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.to!==void 0){let r=e.to,n=s;if(typeof r!=
"string")return Wr.errors=[{instancePath:i+"/to",keyword:"type"}],!1;if(!(r==="top"||r==="bottom"))return Wr.errors=
[{instancePath:i+"/to",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}}else return Wr.errors=[{instancePath:i,
keyword:"type"}],!1;return Wr.errors=o,s===0}function W(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return W.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(st.properties,r)){return W.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return W.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return W.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return W.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return W.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return W.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return W.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return W.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return W.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return W.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return W.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return W.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return W.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return W.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return W.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return W.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return W.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return W.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return W.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return W.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return W.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return W.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return W.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.scroll")return W.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Wr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Wr.errors:o.concat(Wr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return W.errors=
[{instancePath:i,keyword:"type"}],!1;return W.errors=o,s===0}var it={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.hover",
type:"string"},args:{$ref:"#/$defs/SelectorArgs"}},required:["id","epoch","sessionId","deadlineMs","name","arg\
s"],type:"object"};function Xr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.selector===void 0&&(l="select\
or"))return Xr.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="\
selector"||n==="altSelectors")){return Xr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===
s){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Xr.errors=
[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(
n))return Xr.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return Xr.errors=[{instancePath:i+
"/tabId",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){if(e.selector!==void 0){let n=s;I(e.selector,{
instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(
I.errors),s=o.length);var t=n===s}else var t=!0;if(t)if(e.altSelectors!==void 0){let n=e.altSelectors,d=s;if(s===
d)if(Array.isArray(n)){if(n.length>4)return Xr.errors=[{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;
{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,
rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var f=g===s;if(!f)break}}}else return Xr.errors=
[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}else return Xr.errors=[{instancePath:i,
keyword:"type"}],!1;return Xr.errors=o,s===0}function G(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return G.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(it.properties,r)){return G.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return G.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return G.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return G.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return G.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return G.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return G.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return G.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return G.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return G.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return G.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return G.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return G.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return G.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return G.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return G.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return G.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return G.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return G.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return G.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return G.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return G.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return G.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.hover")return G.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Xr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Xr.errors:o.concat(Xr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return G.errors=
[{instancePath:i,keyword:"type"}],!1;return G.errors=o,s===0}var tt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.select",
type:"string"},args:{$ref:"#/$defs/SelectArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function ts(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.selector===void 0&&(l="select\
or")||e.value===void 0&&(l="value"))return ts.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="value")){return ts.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return ts.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return ts.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return ts.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=d===s}else var t=!0;
if(t){if(e.selector!==void 0){let n=s;I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let n=e.altSelectors,d=s;if(s===d)if(Array.isArray(n)){if(n.length>4)return ts.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;
I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=g===s;if(!f)break}}}else return ts.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=d===s}else var t=!0;if(t)if(e.value!==void 0){let n=e.value,d=s;if(s===d)if(typeof n==
"string"){if(u(n)>2e3)return ts.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return ts.errors=
[{instancePath:i+"/value",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}else return ts.errors=[{instancePath:i,
keyword:"type"}],!1;return ts.errors=o,s===0}function K(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return K.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(tt.properties,r)){return K.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return K.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return K.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return K.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return K.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return K.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return K.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return K.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return K.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return K.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return K.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return K.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return K.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return K.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return K.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return K.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return K.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return K.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return K.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return K.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return K.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return K.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return K.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.select")return K.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;ts(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?ts.errors:o.concat(ts.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return K.errors=
[{instancePath:i,keyword:"type"}],!1;return K.errors=o,s===0}var nt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.check",
type:"string"},args:{$ref:"#/$defs/CheckArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function ps(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.selector===void 0&&(l="select\
or")||e.checked===void 0&&(l="checked"))return ps.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="checked")){return ps.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return ps.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&typeof n==
"number"&&isFinite(n)){if(n>2147483647||isNaN(n))return ps.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],
!1;if(n<1||isNaN(n))return ps.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=d===s}else var t=!0;
if(t){if(e.selector!==void 0){let n=s;I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let n=e.altSelectors,d=s;if(s===d)if(Array.isArray(n)){if(n.length>4)return ps.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;
I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=g===s;if(!f)break}}}else return ps.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=d===s}else var t=!0;if(t)if(e.checked!==void 0){let n=s;if(typeof e.checked!="boolea\
n")return ps.errors=[{instancePath:i+"/checked",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return ps.
errors=[{instancePath:i,keyword:"type"}],!1;return ps.errors=o,s===0}function V(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return V.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(nt.properties,r)){return V.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return V.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return V.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return V.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return V.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return V.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return V.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return V.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return V.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return V.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return V.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return V.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return V.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return V.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return V.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return V.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return V.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return V.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return V.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return V.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return V.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return V.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return V.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.check")return V.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;ps(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?ps.errors:o.concat(ps.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return V.errors=
[{instancePath:i,keyword:"type"}],!1;return V.errors=o,s===0}var ot={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.type",type:"\
string"},args:{$ref:"#/$defs/TypeArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function He(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.selector===void 0&&(l="select\
or"))return He.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n==="\
selector"||n==="altSelectors"||n==="text"||n==="secret"||n==="replace"||n==="trusted")){return He.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return He.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&
typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return He.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(n<1||isNaN(n))return He.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=d===s}else
var t=!0;if(t){if(e.selector!==void 0){let n=s;I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let n=e.altSelectors,d=s;if(s===d)if(Array.isArray(n)){if(n.length>4)return He.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;
I(n[m],{instancePath:i+"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=g===s;if(!f)break}}}else return He.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.text!==void 0){let n=e.text,d=s;if(s===d)if(typeof n==
"string"){if(u(n)>1e5)return He.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return He.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.secret!==void 0){let n=e.secret,
d=s;if(s===d)if(typeof n=="string"){if(u(n)>128)return He.errors=[{instancePath:i+"/secret",keyword:"maxLength"}],
!1;if(u(n)<1)return He.errors=[{instancePath:i+"/secret",keyword:"minLength"}],!1;if(!k.test(n))return He.errors=
[{instancePath:i+"/secret",keyword:"pattern"}],!1}else return He.errors=[{instancePath:i+"/secret",keyword:"ty\
pe"}],!1;var t=d===s}else var t=!0;if(t){if(e.replace!==void 0){let n=s;if(typeof e.replace!="boolean")return He.
errors=[{instancePath:i+"/replace",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.trusted!==void 0){let n=s;
if(typeof e.trusted!="boolean")return He.errors=[{instancePath:i+"/trusted",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}}}}else return He.errors=[{instancePath:i,keyword:"type"}],!1;return He.errors=o,s===0}function H(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&
(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="ar\
gs"))return H.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(ot.properties,
r)){return H.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.
id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return H.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(r)<1)return H.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return H.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return H.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return H.
errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return H.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return H.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return H.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return H.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return H.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return H.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return H.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return H.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return H.errors=[{instancePath:i+"/taskId",keyword:"\
pattern"}],!1}else return H.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return H.
errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||
isNaN(r))return H.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return H.errors=
[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){
let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return H.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return H.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return H.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return H.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;if(r!=="dom.type")return H.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t)if(e.args!==void 0){let r=s;He(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"\
args",rootData:a})||(o=o===null?He.errors:o.concat(He.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else
return H.errors=[{instancePath:i,keyword:"type"}],!1;return H.errors=o,s===0}var ft={additionalProperties:!1,properties:{
id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,
type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"dom.click",type:"string"},args:{$ref:"#/$defs/ClickArgs"}},required:["id","epoch","sessionId","de\
adlineMs","name","args"],type:"object"};function Fe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let r;if(e.tabId===void 0&&(r="tabId")||e.selector===void 0&&(r="select\
or"))return Fe.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let d in e)if(!(d==="tabId"||d==="\
selector"||d==="altSelectors"||d==="button"||d==="clicks"||d==="modifiers"||d==="trusted")){return Fe.errors=[
{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(e.tabId!==void 0){let d=e.tabId,c=s;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Fe.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===
c&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Fe.errors=[{instancePath:i+"/tabId",keyword:"\
maximum"}],!1;if(d<1||isNaN(d))return Fe.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=c===s}else
var t=!0;if(t){if(e.selector!==void 0){let d=s;I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"\
selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=d===s}else var t=!0;if(t){if(e.
altSelectors!==void 0){let d=e.altSelectors,c=s;if(s===c)if(Array.isArray(d)){if(d.length>4)return Fe.errors=[
{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let m=d.length;for(let g=0;g<m;g++){let v=s;
I(d[g],{instancePath:i+"/altSelectors/"+g,parentData:d,parentDataProperty:g,rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var f=v===s;if(!f)break}}}else return Fe.errors=[{instancePath:i+"/altSelectors",
keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.button!==void 0){let d=e.button,c=s;if(typeof d!="str\
ing")return Fe.errors=[{instancePath:i+"/button",keyword:"type"}],!1;if(!(d==="left"||d==="middle"||d==="right"))
return Fe.errors=[{instancePath:i+"/button",keyword:"enum"}],!1;var t=c===s}else var t=!0;if(t){if(e.clicks!==
void 0){let d=e.clicks,c=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Fe.errors=[{instancePath:i+
"/clicks",keyword:"type"}],!1;if(s===c&&typeof d=="number"&&isFinite(d)){if(d>2||isNaN(d))return Fe.errors=[{instancePath:i+
"/clicks",keyword:"maximum"}],!1;if(d<1||isNaN(d))return Fe.errors=[{instancePath:i+"/clicks",keyword:"minimum"}],
!1}var t=c===s}else var t=!0;if(t){if(e.modifiers!==void 0){let d=e.modifiers,c=s;if(s===c)if(Array.isArray(d)){
if(d.length>4)return Fe.errors=[{instancePath:i+"/modifiers",keyword:"maxItems"}],!1;{var l=!0;let m=d.length;
for(let g=0;g<m;g++){let v=d[g],_=s;if(typeof v!="string")return Fe.errors=[{instancePath:i+"/modifiers/"+g,keyword:"\
type"}],!1;if(!(v==="Alt"||v==="Control"||v==="Meta"||v==="Shift"))return Fe.errors=[{instancePath:i+"/modifie\
rs/"+g,keyword:"enum"}],!1;var l=_===s;if(!l)break}}}else return Fe.errors=[{instancePath:i+"/modifiers",keyword:"\
type"}],!1;var t=c===s}else var t=!0;if(t)if(e.trusted!==void 0){let d=s;if(typeof e.trusted!="boolean")return Fe.
errors=[{instancePath:i+"/trusted",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}}}}else return Fe.errors=
[{instancePath:i,keyword:"type"}],!1;return Fe.errors=o,s===0}function Q(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return Q.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(ft.properties,r)){return Q.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return Q.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Q.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return Q.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return Q.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Q.errors=[{instancePath:i+"/\
epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Q.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Q.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return Q.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Q.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return Q.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return Q.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Q.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return Q.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return Q.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Q.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Q.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return Q.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Q.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Q.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Q.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Q.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return Q.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.click")return Q.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Fe(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Fe.errors:o.concat(Fe.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return Q.errors=
[{instancePath:i,keyword:"type"}],!1;return Q.errors=o,s===0}var lt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.submit",
type:"string"},args:{$ref:"#/$defs/SelectorArgs"}},required:["id","epoch","sessionId","deadlineMs","name","arg\
s"],type:"object"};function J(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return J.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!E.call(lt.properties,r)){return J.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return J.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return J.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(r))return J.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return J.errors=[{instancePath:i+"/\
id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return J.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return J.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return J.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return J.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return J.errors=[{instancePath:i+"/ses\
sionId",keyword:"minLength"}],!1;if(!k.test(r))return J.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],
!1}else return J.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return J.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return J.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(r))return J.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return J.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return J.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return J.errors=[{instancePath:i+"/d\
eadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return J.errors=[{instancePath:i+"/deadlineMs",keyword:"min\
imum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return J.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return J.errors=[{instancePath:i+"/expecte\
dTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return J.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return J.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.submit")return J.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Xr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Xr.errors:o.concat(Xr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return J.errors=
[{instancePath:i,keyword:"type"}],!1;return J.errors=o,s===0}var dt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.press",
type:"string"},args:{$ref:"#/$defs/PressArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function ns(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId")||e.key===void 0&&(f="key"))return ns.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="tabId"||r==="key"||r==="sele\
ctor"||r==="trusted")){return ns.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ns.errors=[{
instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return ns.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ns.errors=[{instancePath:i+
"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.key!==void 0){let r=e.key,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>40)return ns.errors=[{instancePath:i+"/key",keyword:"maxLength"}],!1;if(u(r)<1)return ns.errors=
[{instancePath:i+"/key",keyword:"minLength"}],!1}else return ns.errors=[{instancePath:i+"/key",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;I(e.selector,{instancePath:i+"/selector",parentData:e,
parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=r===s}else
var t=!0;if(t)if(e.trusted!==void 0){let r=s;if(typeof e.trusted!="boolean")return ns.errors=[{instancePath:i+
"/trusted",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return ns.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return ns.errors=o,s===0}function B(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return B.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!E.call(dt.properties,r)){return B.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return B.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return B.errors=[{instancePath:i+"/id",keyword:"minL\
ength"}],!1;if(!k.test(r))return B.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return B.errors=[
{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return B.errors=[{instancePath:i+"/epoch",keyword:"ty\
pe"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return B.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return B.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return B.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return B.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return B.errors=[{instancePath:i+"/sessio\
nId",keyword:"pattern"}],!1}else return B.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return B.errors=
[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return B.errors=[{instancePath:i+"/taskId",keyword:"\
minLength"}],!1;if(!k.test(r))return B.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return B.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return B.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return B.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return B.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return B.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return B.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return B.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return B.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.press")return B.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;ns(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?ns.errors:o.concat(ns.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return B.errors=
[{instancePath:i,keyword:"type"}],!1;return B.errors=o,s===0}var at={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.drag",type:"\
string"},args:{$ref:"#/$defs/DragArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"\
object"};function Es(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.selector===void 0&&(l="select\
or")||e.to===void 0&&(l="to"))return Es.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="tabId"||n==="selector"||n==="altSelectors"||n==="to")){return Es.errors=[{instancePath:i,keyword:"ad\
ditionalProperties"}],!1;break}if(r===s){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return Es.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&typeof n=="nu\
mber"&&isFinite(n)){if(n>2147483647||isNaN(n))return Es.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;
if(n<1||isNaN(n))return Es.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){
if(e.selector!==void 0){let n=s;I(e.selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"sele\
ctor",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.altSelectors!==
void 0){let n=e.altSelectors,d=s;if(s===d)if(Array.isArray(n)){if(n.length>4)return Es.errors=[{instancePath:i+
"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;I(n[m],{instancePath:i+
"/altSelectors/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.
length);var f=g===s;if(!f)break}}}else return Es.errors=[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=d===
s}else var t=!0;if(t)if(e.to!==void 0){let n=s;I(e.to,{instancePath:i+"/to",parentData:e,parentDataProperty:"t\
o",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=n===s}else var t=!0}}}}}else return Es.
errors=[{instancePath:i,keyword:"type"}],!1;return Es.errors=o,s===0}function Y(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return Y.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(at.properties,r)){return Y.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return Y.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Y.errors=[
{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return Y.errors=[{instancePath:i+"/id",keyword:"p\
attern"}],!1}else return Y.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Y.errors=[{instancePath:i+
"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Y.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Y.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return Y.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Y.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return Y.errors=[{instancePath:i+"\
/sessionId",keyword:"pattern"}],!1}else return Y.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Y.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return Y.errors=[{instancePath:i+"/taskId",
keyword:"minLength"}],!1;if(!k.test(r))return Y.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Y.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Y.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return Y.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Y.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Y.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Y.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Y.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return Y.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.drag")return Y.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.args!==void 0){let r=s;Es(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Es.errors:o.concat(Es.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return Y.errors=
[{instancePath:i,keyword:"type"}],!1;return Y.errors=o,s===0}var ut={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"dom.upload",
type:"string"},args:{$ref:"#/$defs/UploadArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function os(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.name===void 0&&(f="name")||e.mime===void 0&&(f="mime")||e.base64===
void 0&&(f="base64"))return os.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"name"||r==="mime"||r==="base64")){return os.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.name!==void 0){let r=e.name,n=s;if(s===n)if(typeof r=="string"){if(u(r)>255)return os.errors=[{
instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(r)<1)return os.errors=[{instancePath:i+"/name",keyword:"m\
inLength"}],!1}else return os.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.mime!==void 0){let r=e.mime,n=s;if(s===n)if(typeof r=="string"){if(u(r)>120)return os.errors=[{instancePath:i+
"/mime",keyword:"maxLength"}],!1}else return os.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t)if(e.base64!==void 0){let r=e.base64,n=s;if(s===n)if(typeof r=="string"){if(u(r)>16777216)
return os.errors=[{instancePath:i+"/base64",keyword:"maxLength"}],!1}else return os.errors=[{instancePath:i+"/\
base64",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return os.errors=[{instancePath:i,keyword:"type"}],
!1;return os.errors=o,s===0}function Gr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.tabId===void 0&&(r="tabId")||e.
selector===void 0&&(r="selector")||e.files===void 0&&(r="files"))return Gr.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let n=s;for(let d in e)if(!(d==="tabId"||d==="selector"||d==="altSelectors"||d==="files")){return Gr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(e.tabId!==void 0){let d=e.tabId,
c=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return Gr.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===c&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return Gr.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(d<1||isNaN(d))return Gr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=c===s}else var t=!0;if(t){if(e.selector!==void 0){let d=s;I(e.selector,{instancePath:i+"/selector",parentData:e,
parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var t=d===s}else
var t=!0;if(t){if(e.altSelectors!==void 0){let d=e.altSelectors,c=s;if(s===c)if(Array.isArray(d)){if(d.length>
4)return Gr.errors=[{instancePath:i+"/altSelectors",keyword:"maxItems"}],!1;{var f=!0;let m=d.length;for(let g=0;g<
m;g++){let v=s;I(d[g],{instancePath:i+"/altSelectors/"+g,parentData:d,parentDataProperty:g,rootData:a})||(o=o===
null?I.errors:o.concat(I.errors),s=o.length);var f=v===s;if(!f)break}}}else return Gr.errors=[{instancePath:i+
"/altSelectors",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.files!==void 0){let d=e.files,c=s;if(s===
c)if(Array.isArray(d)){if(d.length>10)return Gr.errors=[{instancePath:i+"/files",keyword:"maxItems"}],!1;if(d.
length<1)return Gr.errors=[{instancePath:i+"/files",keyword:"minItems"}],!1;{var l=!0;let m=d.length;for(let g=0;g<
m;g++){let v=s;os(d[g],{instancePath:i+"/files/"+g,parentData:d,parentDataProperty:g,rootData:a})||(o=o===null?
os.errors:o.concat(os.errors),s=o.length);var l=v===s;if(!l)break}}}else return Gr.errors=[{instancePath:i+"/f\
iles",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}else return Gr.errors=[{instancePath:i,keyword:"type"}],
!1;return Gr.errors=o,s===0}function X(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return X.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!E.call(ut.properties,r)){return X.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return X.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return X.errors=[{instancePath:i+"/id",keyword:"minL\
ength"}],!1;if(!k.test(r))return X.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return X.errors=[
{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return X.errors=[{instancePath:i+"/epoch",keyword:"ty\
pe"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return X.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return X.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return X.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return X.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return X.errors=[{instancePath:i+"/sessio\
nId",keyword:"pattern"}],!1}else return X.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return X.errors=
[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return X.errors=[{instancePath:i+"/taskId",keyword:"\
minLength"}],!1;if(!k.test(r))return X.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return X.
errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){
let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return X.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return X.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return X.errors=[{instancePath:i+"/dead\
lineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return X.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return X.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return X.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return X.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="dom.upload")return X.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Gr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Gr.errors:o.concat(Gr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return X.errors=
[{instancePath:i,keyword:"type"}],!1;return X.errors=o,s===0}var yt={additionalProperties:!1,properties:{id:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,
minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.open",
type:"string"},args:{$ref:"#/$defs/OpenArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],
type:"object"};function li(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.url===void 0&&(f="url"))return li.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!(r==="url"||r==="active")){return li.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>8192)return li.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return li.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.active!==void 0){let r=s;if(typeof e.active!="b\
oolean")return li.errors=[{instancePath:i+"/active",keyword:"type"}],!1;var t=r===s}else var t=!0}}}else return li.
errors=[{instancePath:i,keyword:"type"}],!1;return li.errors=o,s===0}function ee(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===
void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return ee.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(yt.properties,r)){return ee.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="st\
ring"){if(u(r)>128)return ee.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ee.errors=
[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return ee.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return ee.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ee.errors=
[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return ee.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ee.errors=[{instancePath:i+
"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return ee.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return ee.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return ee.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return ee.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return ee.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return ee.errors=
[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return ee.errors=[{instancePath:i+"/taskId",
keyword:"pattern"}],!1}else return ee.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return ee.errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){
if(r>12e4||isNaN(r))return ee.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ee.
errors=[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==
void 0){let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ee.errors=[{instancePath:i+
"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ee.
errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ee.errors=[{instancePath:i+
"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,
{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(
h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"\
/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return ee.errors=[{
instancePath:i+"/name",keyword:"type"}],!1;if(r!=="tabs.open")return ee.errors=[{instancePath:i+"/name",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;li(e.args,{instancePath:i+"/args",parentData:e,
parentDataProperty:"args",rootData:a})||(o=o===null?li.errors:o.concat(li.errors),s=o.length);var t=r===s}else
var t=!0}}}}}}}}}}}else return ee.errors=[{instancePath:i,keyword:"type"}],!1;return ee.errors=o,s===0}var pt={
additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},
epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9.\
_:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.switch",type:"string"},args:{$ref:"#/$de\
fs/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function re(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.
deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return re.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(pt.properties,r)){return re.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)
if(typeof r=="string"){if(u(r)>128)return re.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)
return re.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return re.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return re.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r))return re.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return re.
errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){
let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return re.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(r)<1)return re.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!k.test(r))return re.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return re.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(
r)<1)return re.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return re.errors=[{instancePath:i+
"/taskId",keyword:"pattern"}],!1}else return re.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return re.errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="numb\
er"&&isFinite(r)){if(r>12e4||isNaN(r))return re.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<
1||isNaN(r))return re.errors=[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){
if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return re.
errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r))return re.errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return re.errors=
[{instancePath:i+"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;
h(e.target,{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:
o.concat(h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+
"/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return re.errors=[{
instancePath:i+"/name",keyword:"type"}],!1;if(r!=="tabs.switch")return re.errors=[{instancePath:i+"/name",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;Ze(e.args,{instancePath:i+"/args",parentData:e,
parentDataProperty:"args",rootData:a})||(o=o===null?Ze.errors:o.concat(Ze.errors),s=o.length);var t=r===s}else
var t=!0}}}}}}}}}}}else return re.errors=[{instancePath:i,keyword:"type"}],!1;return re.errors=o,s===0}var mt={
additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},
epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9.\
_:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.close",type:"string"},args:{$ref:"#/$def\
s/TabArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function se(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.
deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return se.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(mt.properties,r)){return se.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)
if(typeof r=="string"){if(u(r)>128)return se.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)
return se.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return se.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return se.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r))return se.errors=[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return se.
errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){
let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return se.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(r)<1)return se.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!k.test(r))return se.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return se.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(
r)<1)return se.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return se.errors=[{instancePath:i+
"/taskId",keyword:"pattern"}],!1}else return se.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="numb\
er"&&isFinite(r)){if(r>12e4||isNaN(r))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<
1||isNaN(r))return se.errors=[{instancePath:i+"/deadlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){
if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return se.
errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r))return se.errors=[{instancePath:i+"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return se.errors=
[{instancePath:i+"/expectedTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;
h(e.target,{instancePath:i+"/target",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:
o.concat(h.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+
"/grant",parentData:e,parentDataProperty:"grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(typeof r!="string")return se.errors=[{
instancePath:i+"/name",keyword:"type"}],!1;if(r!=="tabs.close")return se.errors=[{instancePath:i+"/name",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;Ze(e.args,{instancePath:i+"/args",parentData:e,
parentDataProperty:"args",rootData:a})||(o=o===null?Ze.errors:o.concat(Ze.errors),s=o.length);var t=r===s}else
var t=!0}}}}}}}}}}}else return se.errors=[{instancePath:i,keyword:"type"}],!1;return se.errors=o,s===0}var ct={
additionalProperties:!1,properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},
epoch:{maximum:2147483647,minimum:0,type:"integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9.\
_:-]+$",type:"string"},taskId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{
maximum:12e4,minimum:1,type:"integer"},expectedTs:{maximum:9007199254740991,minimum:0,type:"integer"},target:{
$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},name:{const:"tabs.navigate",type:"string"},args:{$ref:"#/$\
defs/NavigateArgs"}},required:["id","epoch","sessionId","deadlineMs","name","args"],type:"object"};function qs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.tabId===void 0&&(f="tabId")||e.url===void 0&&(f="url"))return qs.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="tabId"||r==="url")){return qs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.tabId!==void 0){let r=e.tabId,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return qs.errors=[{instancePath:i+"/tabId",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return qs.errors=[{instancePath:i+
"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return qs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t)if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)
return qs.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return qs.errors=[{instancePath:i+"/url",
keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return qs.errors=[{instancePath:i,keyword:"type"}],!1;return qs.
errors=o,s===0}function ie(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&
(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&
(f="name")||e.args===void 0&&(f="args"))return ie.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!E.call(ct.properties,r)){return ie.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ie.errors=[{instancePath:i+
"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ie.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.
test(r))return ie.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ie.errors=[{instancePath:i+
"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ie.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ie.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return ie.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ie.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return ie.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!k.test(r))return ie.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return ie.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ie.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return ie.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(r))return ie.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return ie.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ie.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return ie.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ie.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ie.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ie.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ie.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return ie.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.navigate")return ie.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;qs(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?qs.errors:o.concat(qs.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return ie.errors=
[{instancePath:i,keyword:"type"}],!1;return ie.errors=o,s===0}var gt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"tabs.back",type:"string"},args:{$ref:"#/$defs/TabArgs"}},required:["id","epoch","sessionId","dead\
lineMs","name","args"],type:"object"};function te(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return te.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!E.call(gt.properties,r)){return te.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return te.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return te.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!k.test(r))return te.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return te.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return te.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return te.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return te.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return te.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return te.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return te.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return te.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return te.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return te.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!k.test(r))return te.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return te.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return te.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return te.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return te.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return te.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return te.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return te.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return te.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="tabs.back")return te.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Ze(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Ze.errors:o.concat(Ze.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return te.errors=
[{instancePath:i,keyword:"type"}],!1;return te.errors=o,s===0}var vt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.expand",type:"string"},args:{$ref:"#/$defs/ExpandArgs"}},required:["id","epoch","sessionI\
d","deadlineMs","name","args"],type:"object"};function kr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.tabId===void 0&&(l="tabId")||e.actionIds===void 0&&(l="actio\
nIds"))return kr.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="tabId"||n===
"actionIds")){return kr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.tabId!==
void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return kr.errors=[{instancePath:i+
"/tabId",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return kr.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<1||isNaN(n))return kr.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=d===s}else var t=!0;if(t)if(e.actionIds!==void 0){let n=e.actionIds,d=s;if(s===d)if(Array.
isArray(n)){if(n.length>8)return kr.errors=[{instancePath:i+"/actionIds",keyword:"maxItems"}],!1;if(n.length<1)
return kr.errors=[{instancePath:i+"/actionIds",keyword:"minItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(u(g)>128)return kr.errors=[{instancePath:i+"/actionId\
s/"+m,keyword:"maxLength"}],!1;if(u(g)<1)return kr.errors=[{instancePath:i+"/actionIds/"+m,keyword:"minLength"}],
!1;if(!k.test(g))return kr.errors=[{instancePath:i+"/actionIds/"+m,keyword:"pattern"}],!1}else return kr.errors=
[{instancePath:i+"/actionIds/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return kr.errors=[{instancePath:i+
"/actionIds",keyword:"type"}],!1;var t=d===s}else var t=!0}}}else return kr.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return kr.errors=o,s===0}function ne(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===
void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===
void 0&&(f="name")||e.args===void 0&&(f="args"))return ne.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!E.call(vt.properties,r)){return ne.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ne.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ne.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!k.test(r))return ne.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ne.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ne.errors=[{instancePath:i+"/epoch",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ne.errors=[{instancePath:i+
"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ne.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>128)return ne.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return ne.errors=
[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return ne.errors=[{instancePath:i+"/sessi\
onId",keyword:"pattern"}],!1}else return ne.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ne.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return ne.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!k.test(r))return ne.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return ne.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ne.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return ne.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return ne.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ne.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ne.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ne.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return ne.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="explore.expand")return ne.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;kr(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?kr.errors:o.concat(kr.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return ne.errors=
[{instancePath:i,keyword:"type"}],!1;return ne.errors=o,s===0}var kt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.adopt",type:"string"},args:{$ref:"#/$defs/AdoptArgs"}},required:["id","epoch","sessionId",
"deadlineMs","name","args"],type:"object"};function di(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.tabId===void 0&&(t="tabId"))return di.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="tabId"){return di.errors=[{instancePath:i,keyword:"add\
itionalProperties"}],!1;break}if(f===s&&e.tabId!==void 0){let l=e.tabId,r=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return di.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===r&&typeof l=="number"&&
isFinite(l)){if(l>2147483647||isNaN(l))return di.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(l<
1||isNaN(l))return di.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}}}}else return di.errors=[{instancePath:i,
keyword:"type"}],!1;return di.errors=o,s===0}function oe(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&
(f="id")||e.epoch===void 0&&(f="epoch")||e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="dea\
dlineMs")||e.name===void 0&&(f="name")||e.args===void 0&&(f="args"))return oe.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call(kt.properties,r)){return oe.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return oe.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return oe.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return oe.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return oe.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){
let r=e.epoch,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return oe.errors=[{instancePath:i+"\
/epoch",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return oe.errors=
[{instancePath:i+"/epoch",keyword:"maximum"}],!1;if(r<0||isNaN(r))return oe.errors=[{instancePath:i+"/epoch",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return oe.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return oe.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return oe.errors=[{instancePath:i+
"/sessionId",keyword:"pattern"}],!1}else return oe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return oe.
errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return oe.errors=[{instancePath:i+"/taskI\
d",keyword:"minLength"}],!1;if(!k.test(r))return oe.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else
return oe.errors=[{instancePath:i+"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==
void 0){let r=e.deadlineMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return oe.errors=[{instancePath:i+
"/deadlineMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return oe.errors=
[{instancePath:i+"/deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return oe.errors=[{instancePath:i+"/dea\
dlineMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return oe.errors=[{instancePath:i+"/expectedTs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return oe.errors=[{instancePath:i+
"/expectedTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return oe.errors=[{instancePath:i+"/expectedTs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/targe\
t",parentData:e,parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return oe.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="explore.adopt")return oe.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;di(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?di.errors:o.concat(di.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return oe.errors=
[{instancePath:i,keyword:"type"}],!1;return oe.errors=o,s===0}var wt={additionalProperties:!1,properties:{id:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},epoch:{maximum:2147483647,minimum:0,type:"\
integer"},sessionId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},taskId:{maxLength:128,
minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},deadlineMs:{maximum:12e4,minimum:1,type:"integer"},expectedTs:{
maximum:9007199254740991,minimum:0,type:"integer"},target:{$ref:"#/$defs/Target"},grant:{$ref:"#/$defs/Grant"},
name:{const:"explore.close",type:"string"},args:{$ref:"#/$defs/CloseChildrenArgs"}},required:["id","epoch","se\
ssionId","deadlineMs","name","args"],type:"object"};function Qs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=s;for(let l in e)if(l!=="tabIds"){return Qs.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(f===s&&e.tabIds!==void 0){let l=e.tabIds;if(s===s)if(Array.isArray(
l)){if(l.length>50)return Qs.errors=[{instancePath:i+"/tabIds",keyword:"maxItems"}],!1;{var t=!0;let n=l.length;
for(let d=0;d<n;d++){let c=l[d],w=s;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)))return Qs.errors=
[{instancePath:i+"/tabIds/"+d,keyword:"type"}],!1;if(s===w&&typeof c=="number"&&isFinite(c)){if(c>2147483647||
isNaN(c))return Qs.errors=[{instancePath:i+"/tabIds/"+d,keyword:"maximum"}],!1;if(c<1||isNaN(c))return Qs.errors=
[{instancePath:i+"/tabIds/"+d,keyword:"minimum"}],!1}var t=w===s;if(!t)break}}}else return Qs.errors=[{instancePath:i+
"/tabIds",keyword:"type"}],!1}}else return Qs.errors=[{instancePath:i,keyword:"type"}],!1;return Qs.errors=o,s===
0}function fe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)
if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.epoch===void 0&&(f="epoch")||
e.sessionId===void 0&&(f="sessionId")||e.deadlineMs===void 0&&(f="deadlineMs")||e.name===void 0&&(f="name")||e.
args===void 0&&(f="args"))return fe.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.
call(wt.properties,r)){return fe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return fe.errors=[{instancePath:i+"/id",
keyword:"maxLength"}],!1;if(u(r)<1)return fe.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(
r))return fe.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return fe.errors=[{instancePath:i+"/id",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return fe.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return fe.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return fe.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return fe.
errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return fe.errors=[{instancePath:i+"/se\
ssionId",keyword:"minLength"}],!1;if(!k.test(r))return fe.errors=[{instancePath:i+"/sessionId",keyword:"patter\
n"}],!1}else return fe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.taskId!==void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return fe.errors=[{instancePath:i+
"/taskId",keyword:"maxLength"}],!1;if(u(r)<1)return fe.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],
!1;if(!k.test(r))return fe.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return fe.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.deadlineMs!==void 0){let r=e.deadlineMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return fe.errors=[{instancePath:i+"/deadlineMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>12e4||isNaN(r))return fe.errors=[{instancePath:i+"/\
deadlineMs",keyword:"maximum"}],!1;if(r<1||isNaN(r))return fe.errors=[{instancePath:i+"/deadlineMs",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.expectedTs!==void 0){let r=e.expectedTs,n=s;if(!(typeof r=="\
number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return fe.errors=[{instancePath:i+"/expectedTs",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return fe.errors=[{instancePath:i+"/expect\
edTs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return fe.errors=[{instancePath:i+"/expectedTs",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,
parentDataProperty:"target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else
var t=!0;if(t){if(e.grant!==void 0){let r=s;b(e.grant,{instancePath:i+"/grant",parentData:e,parentDataProperty:"\
grant",rootData:a})||(o=o===null?b.errors:o.concat(b.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.
name!==void 0){let r=e.name,n=s;if(typeof r!="string")return fe.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;if(r!=="explore.close")return fe.errors=[{instancePath:i+"/name",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.args!==void 0){let r=s;Qs(e.args,{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||
(o=o===null?Qs.errors:o.concat(Qs.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}}}else return fe.errors=
[{instancePath:i,keyword:"type"}],!1;return fe.errors=o,s===0}function wi(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.name;if(typeof t==
"string")if(t==="getMiniPCD")S(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?S.
errors:o.concat(S.errors),s=o.length);else if(t==="pcd.query")D(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?D.errors:o.concat(D.errors),s=o.length);else if(t==="getDetails")R(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?R.errors:o.concat(R.errors),s=o.length);else if(t===
"tabs.list")C(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?C.errors:o.concat(
C.errors),s=o.length);else if(t==="dom.read")O(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?O.errors:o.concat(O.errors),s=o.length);else if(t==="capture.candidates")z(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?z.errors:o.concat(z.errors),s=o.length);else if(t==="capture.fr\
ame")Z(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Z.errors:o.concat(Z.errors),
s=o.length);else if(t==="dom.extract")P(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?P.errors:o.concat(P.errors),s=o.length);else if(t==="dom.waitFor")U(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?U.errors:o.concat(U.errors),s=o.length);else if(t==="dom.scroll")W(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?W.errors:o.concat(W.errors),s=o.length);else if(t===
"dom.hover")G(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?G.errors:o.concat(
G.errors),s=o.length);else if(t==="dom.select")K(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?K.errors:o.concat(K.errors),s=o.length);else if(t==="dom.check")V(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?V.errors:o.concat(V.errors),s=o.length);else if(t==="dom.type")H(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?H.errors:o.concat(H.errors),s=o.length);else if(t==="dom.click")
Q(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Q.errors:o.concat(Q.errors),s=
o.length);else if(t==="dom.submit")J(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?J.errors:o.concat(J.errors),s=o.length);else if(t==="dom.press")B(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?B.errors:o.concat(B.errors),s=o.length);else if(t==="dom.drag")Y(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Y.errors:o.concat(Y.errors),s=o.length);else if(t==="dom.upload")
X(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?X.errors:o.concat(X.errors),s=
o.length);else if(t==="tabs.open")ee(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?ee.errors:o.concat(ee.errors),s=o.length);else if(t==="tabs.switch")re(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?re.errors:o.concat(re.errors),s=o.length);else if(t==="tabs.close")se(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?se.errors:o.concat(se.errors),s=o.length);else if(t===
"tabs.navigate")ie(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ie.errors:o.concat(
ie.errors),s=o.length);else if(t==="tabs.back")te(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?te.errors:o.concat(te.errors),s=o.length);else if(t==="explore.expand")ne(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ne.errors:o.concat(ne.errors),s=o.length);else if(t==="explore.\
adopt")oe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?oe.errors:o.concat(oe.
errors),s=o.length);else if(t==="explore.close")fe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?fe.errors:o.concat(fe.errors),s=o.length);else return wi.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return wi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return wi.errors=[{instancePath:i,
keyword:"type"}],!1;return wi.errors=o,s===0}function fs(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r;if(e.type===void 0&&
(r="type")||e.call===void 0&&(r="call"))return fs.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let d in e)
if(!(d==="type"||d==="call"||d==="secrets"||d==="secretOrigins")){return fs.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(n===s){if(e.type!==void 0){let d=e.type,c=s;if(typeof d!="string")return fs.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(d!=="call")return fs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=c===s}else var t=!0;if(t){if(e.call!==void 0){let d=s;wi(e.call,{instancePath:i+"/call",parentData:e,
parentDataProperty:"call",rootData:a})||(o=o===null?wi.errors:o.concat(wi.errors),s=o.length);var t=d===s}else
var t=!0;if(t){if(e.secrets!==void 0){let d=e.secrets,c=s;if(s===c)if(d&&typeof d=="object"&&!Array.isArray(d))
for(let m in d){let g=s;if(typeof d[m]!="string")return fs.errors=[{instancePath:i+"/secrets/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type"}],!1;var f=g===s;if(!f)break}else return fs.errors=[{instancePath:i+"\
/secrets",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.secretOrigins!==void 0){let d=e.secretOrigins,
c=s;if(s===c)if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let g=d[m],v=s;if(s===v)if(typeof g==
"string"){if(u(g)>512)return fs.errors=[{instancePath:i+"/secretOrigins/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),keyword:"maxLength"}],!1}else return fs.errors=[{instancePath:i+"/secretOrigins/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type"}],!1;var l=v===s;if(!l)break}else return fs.errors=[{instancePath:i+"/secretOrigins",
keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}else return fs.errors=[{instancePath:i,keyword:"type"}],!1;return fs.
errors=o,s===0}function he(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){return he.errors=null,!0}
var Pi={additionalProperties:!1,description:"What is different after an action.",properties:{url:{maxLength:8192,
type:"string"},title:{maxLength:200,type:"string"},ts:{maximum:9007199254740991,minimum:0,type:"integer"},documentId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},urlChanged:{type:"boolean"},collectionSummary:{
items:{$ref:"#/$defs/CollectionCount"},maxItems:20,type:"array"},focusedRole:{maxLength:40,type:"string"},changes:{
items:{maxLength:80,type:"string"},maxItems:8,type:"array"},openedTabs:{items:{minimum:1,type:"integer"},maxItems:20,
type:"array"},download:{$ref:"#/$defs/Download"},dialog:{$ref:"#/$defs/MiniDialog"},messages:{items:{$ref:"#/$\
defs/Message"},maxItems:8,type:"array"},value:{maxLength:2e3,type:"string"},requests:{items:{maxLength:80,type:"\
string"},maxItems:8,type:"array"}},required:["url","title","ts"],type:"object"};function Ar(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.count===void 0&&(f="count"))return Ar.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="id"||r==="count")){return Ar.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return Ar.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<
1)return Ar.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return Ar.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return Ar.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t)if(e.count!==void 0){let r=e.count,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return Ar.errors=[{instancePath:i+"/count",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r))return Ar.errors=[{instancePath:i+"/count",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ar.
errors=[{instancePath:i+"/count",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return Ar.errors=[{instancePath:i,
keyword:"type"}],!1;return Ar.errors=o,s===0}function ue(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.filename===void 0&&(f="filename")||e.state===void 0&&(f="sta\
te")||e.bytes===void 0&&(f="bytes"))return ue.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="id"||r==="filename"||r==="state"||r==="bytes"||r==="url"||r==="mime"||r==="path")){return ue.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ue.errors=[{instancePath:i+"/id",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ue.errors=[{instancePath:i+"/id",keyword:"ma\
ximum"}],!1;if(r<0||isNaN(r))return ue.errors=[{instancePath:i+"/id",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(e.filename!==void 0){let r=e.filename,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ue.errors=
[{instancePath:i+"/filename",keyword:"maxLength"}],!1}else return ue.errors=[{instancePath:i+"/filename",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.state!==void 0){let r=e.state,n=s;if(typeof r!="string")return ue.
errors=[{instancePath:i+"/state",keyword:"type"}],!1;if(!(r==="in_progress"||r==="interrupted"||r==="complete"))
return ue.errors=[{instancePath:i+"/state",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.bytes!==void 0){
let r=e.bytes,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ue.errors=[{instancePath:i+"\
/bytes",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&(r<-1||isNaN(r)))return ue.errors=[{instancePath:i+
"/bytes",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>8192)return ue.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return ue.errors=
[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.mime!==void 0){let r=e.mime,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>120)return ue.errors=[{instancePath:i+"/mime",keyword:"maxLength"}],!1}else
return ue.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.path!==void 0){
let r=e.path,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4096)return ue.errors=[{instancePath:i+"/path",keyword:"\
maxLength"}],!1}else return ue.errors=[{instancePath:i+"/path",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else
return ue.errors=[{instancePath:i,keyword:"type"}],!1;return ue.errors=o,s===0}function Ve(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.label===void 0&&(l="label")||e.role===void 0&&(l="role"))return Ve.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="label"||n==="role"||n==="fra\
mePath")){return Ve.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.label!==void 0){
let n=e.label,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return Ve.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return Ve.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=d===s}else var t=!0;
if(t){if(e.role!==void 0){let n=e.role,d=s;if(typeof n!="string")return Ve.errors=[{instancePath:i+"/role",keyword:"\
type"}],!1;if(!(n==="dialog"||n==="alertdialog"))return Ve.errors=[{instancePath:i+"/role",keyword:"enum"}],!1;
var t=d===s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,d=s;if(s===d)if(Array.isArray(n)){if(n.
length>16)return Ve.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<
w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(!ki.test(g))return Ve.errors=[{instancePath:i+"/frame\
Path/"+m,keyword:"pattern"}],!1}else return Ve.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],!1;var f=v===
s;if(!f)break}}}else return Ve.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}else
return Ve.errors=[{instancePath:i,keyword:"type"}],!1;return Ve.errors=o,s===0}function Tr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.kind===void 0&&(f="kind")||e.text===void 0&&(f="text"))return Tr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="kind"||r==="text")){return Tr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.kind!==void 0){let r=e.kind,n=s;
if(typeof r!="string")return Tr.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="alert"||r==="sta\
tus"||r==="error"))return Tr.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)
if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return Tr.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Tr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}else return Tr.errors=[{instancePath:i,keyword:"type"}],!1;return Tr.errors=o,s===0}function $(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let c;if(e.url===void 0&&(c="url")||e.title===void 0&&(c="title")||e.ts===void 0&&
(c="ts"))return $.errors=[{instancePath:i,keyword:"required"}],!1;{let w=s;for(let m in e)if(!E.call(Pi.properties,
m)){return $.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(w===s){if(e.url!==void 0){let m=e.
url,g=s;if(s===g)if(typeof m=="string"){if(u(m)>8192)return $.errors=[{instancePath:i+"/url",keyword:"maxLengt\
h"}],!1}else return $.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.
title!==void 0){let m=e.title,g=s;if(s===g)if(typeof m=="string"){if(u(m)>200)return $.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return $.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=g===
s}else var t=!0;if(t){if(e.ts!==void 0){let m=e.ts,g=s;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return $.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===g&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return $.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(m<0||isNaN(m))return $.errors=[{instancePath:i+
"/ts",keyword:"minimum"}],!1}var t=g===s}else var t=!0;if(t){if(e.documentId!==void 0){let m=e.documentId,g=s;
if(s===g)if(typeof m=="string"){if(u(m)>128)return $.errors=[{instancePath:i+"/documentId",keyword:"maxLength"}],
!1;if(u(m)<1)return $.errors=[{instancePath:i+"/documentId",keyword:"minLength"}],!1;if(!k.test(m))return $.errors=
[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return $.errors=[{instancePath:i+"/documentId",keyword:"\
type"}],!1;var t=g===s}else var t=!0;if(t){if(e.urlChanged!==void 0){let m=s;if(typeof e.urlChanged!="boolean")
return $.errors=[{instancePath:i+"/urlChanged",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.collectionSummary!==
void 0){let m=e.collectionSummary,g=s;if(s===g)if(Array.isArray(m)){if(m.length>20)return $.errors=[{instancePath:i+
"/collectionSummary",keyword:"maxItems"}],!1;{var f=!0;let _=m.length;for(let x=0;x<_;x++){let L=s;Ar(m[x],{instancePath:i+
"/collectionSummary/"+x,parentData:m,parentDataProperty:x,rootData:a})||(o=o===null?Ar.errors:o.concat(Ar.errors),
s=o.length);var f=L===s;if(!f)break}}}else return $.errors=[{instancePath:i+"/collectionSummary",keyword:"type"}],
!1;var t=g===s}else var t=!0;if(t){if(e.focusedRole!==void 0){let m=e.focusedRole,g=s;if(s===g)if(typeof m=="s\
tring"){if(u(m)>40)return $.errors=[{instancePath:i+"/focusedRole",keyword:"maxLength"}],!1}else return $.errors=
[{instancePath:i+"/focusedRole",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.changes!==void 0){let m=e.
changes,g=s;if(s===g)if(Array.isArray(m)){if(m.length>8)return $.errors=[{instancePath:i+"/changes",keyword:"m\
axItems"}],!1;{var l=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L=="string"){if(u(
L)>80)return $.errors=[{instancePath:i+"/changes/"+x,keyword:"maxLength"}],!1}else return $.errors=[{instancePath:i+
"/changes/"+x,keyword:"type"}],!1;var l=N===s;if(!l)break}}}else return $.errors=[{instancePath:i+"/changes",keyword:"\
type"}],!1;var t=g===s}else var t=!0;if(t){if(e.openedTabs!==void 0){let m=e.openedTabs,g=s;if(s===g)if(Array.
isArray(m)){if(m.length>20)return $.errors=[{instancePath:i+"/openedTabs",keyword:"maxItems"}],!1;{var r=!0;let _=m.
length;for(let x=0;x<_;x++){let L=m[x],N=s;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return $.errors=
[{instancePath:i+"/openedTabs/"+x,keyword:"type"}],!1;if(s===N&&typeof L=="number"&&isFinite(L)&&(L<1||isNaN(L)))
return $.errors=[{instancePath:i+"/openedTabs/"+x,keyword:"minimum"}],!1;var r=N===s;if(!r)break}}}else return $.
errors=[{instancePath:i+"/openedTabs",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.download!==void 0){
let m=s;ue(e.download,{instancePath:i+"/download",parentData:e,parentDataProperty:"download",rootData:a})||(o=
o===null?ue.errors:o.concat(ue.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(e.dialog!==void 0){let m=s;
Ve(e.dialog,{instancePath:i+"/dialog",parentData:e,parentDataProperty:"dialog",rootData:a})||(o=o===null?Ve.errors:
o.concat(Ve.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(e.messages!==void 0){let m=e.messages,g=s;if(s===
g)if(Array.isArray(m)){if(m.length>8)return $.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var n=!0;
let _=m.length;for(let x=0;x<_;x++){let L=s;Tr(m[x],{instancePath:i+"/messages/"+x,parentData:m,parentDataProperty:x,
rootData:a})||(o=o===null?Tr.errors:o.concat(Tr.errors),s=o.length);var n=L===s;if(!n)break}}}else return $.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.value!==void 0){let m=e.
value,g=s;if(s===g)if(typeof m=="string"){if(u(m)>2e3)return $.errors=[{instancePath:i+"/value",keyword:"maxLe\
ngth"}],!1}else return $.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t)if(e.
requests!==void 0){let m=e.requests,g=s;if(s===g)if(Array.isArray(m)){if(m.length>8)return $.errors=[{instancePath:i+
"/requests",keyword:"maxItems"}],!1;{var d=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L==
"string"){if(u(L)>80)return $.errors=[{instancePath:i+"/requests/"+x,keyword:"maxLength"}],!1}else return $.errors=
[{instancePath:i+"/requests/"+x,keyword:"type"}],!1;var d=N===s;if(!d)break}}}else return $.errors=[{instancePath:i+
"/requests",keyword:"type"}],!1;var t=g===s}else var t=!0}}}}}}}}}}}}}}}else return $.errors=[{instancePath:i,
keyword:"type"}],!1;return $.errors=o,s===0}function Rr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=s;for(let l in e)if(!(l==="queueMs"||l==="resolveMs"||l==="actMs"||
l==="settleMs"||l==="attempts")){return Rr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(f===
s){if(e.queueMs!==void 0){let l=e.queueMs,r=s;if(!(typeof l=="number"&&isFinite(l)))return Rr.errors=[{instancePath:i+
"/queueMs",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.resolveMs!==void 0){let l=e.resolveMs,r=s;
if(!(typeof l=="number"&&isFinite(l)))return Rr.errors=[{instancePath:i+"/resolveMs",keyword:"type"}],!1;var t=r===
s}else var t=!0;if(t){if(e.actMs!==void 0){let l=e.actMs,r=s;if(!(typeof l=="number"&&isFinite(l)))return Rr.errors=
[{instancePath:i+"/actMs",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.settleMs!==void 0){let l=e.
settleMs,r=s;if(!(typeof l=="number"&&isFinite(l)))return Rr.errors=[{instancePath:i+"/settleMs",keyword:"type"}],
!1;var t=r===s}else var t=!0;if(t)if(e.attempts!==void 0){let l=e.attempts,r=s;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l)))return Rr.errors=[{instancePath:i+"/attempts",keyword:"type"}],!1;if(s===r&&typeof l==
"number"&&isFinite(l)){if(l>2147483647||isNaN(l))return Rr.errors=[{instancePath:i+"/attempts",keyword:"maximu\
m"}],!1;if(l<0||isNaN(l))return Rr.errors=[{instancePath:i+"/attempts",keyword:"minimum"}],!1}var t=r===s}else
var t=!0}}}}}else return Rr.errors=[{instancePath:i,keyword:"type"}],!1;return Rr.errors=o,s===0}function Ds(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&(f="ok"))return Ds.errors=[{instancePath:i,keyword:"requi\
red"}],!1;{let l=s;for(let r in e)if(!(r==="ok"||r==="data"||r==="observation"||r==="selector"||r==="timings")){
return Ds.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.ok!==void 0){let r=e.
ok,n=s;if(typeof r!="boolean")return Ds.errors=[{instancePath:i+"/ok",keyword:"type"}],!1;if(r!==!0)return Ds.
errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.data!==void 0){let r=s;
he(e.data,{instancePath:i+"/data",parentData:e,parentDataProperty:"data",rootData:a})||(o=o===null?he.errors:o.
concat(he.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.observation!==void 0){let r=s;$(e.observation,
{instancePath:i+"/observation",parentData:e,parentDataProperty:"observation",rootData:a})||(o=o===null?$.errors:
o.concat($.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.selector!==void 0){let r=s;I(e.selector,{instancePath:i+
"/selector",parentData:e,parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=
o.length);var t=r===s}else var t=!0;if(t)if(e.timings!==void 0){let r=s;Rr(e.timings,{instancePath:i+"/timings",
parentData:e,parentDataProperty:"timings",rootData:a})||(o=o===null?Rr.errors:o.concat(Rr.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}else return Ds.errors=[{instancePath:i,keyword:"type"}],!1;return Ds.errors=o,s===
0}function Ii(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(Ii.errors=[{instancePath:i,keyword:"type"}],!1):e==="not_found"||e==="ambiguous"||e==="stale"||e==="\
detached"||e==="not_visible"||e==="not_enabled"||e==="not_stable"||e==="covered"||e==="ignored"||e==="frame_go\
ne"||e==="tab_gone"||e==="page_blocked"||e==="timeout"||e==="not_allowed"||e==="needs_grant"||e==="needs_confi\
rm"||e==="cancelled"||e==="outcome_unknown"||e==="bad_argument"||e==="unsupported"||e==="link_lost"?(Ii.errors=
o,s===0):(Ii.errors=[{instancePath:i,keyword:"enum"}],!1)}function Cr(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&
(f="ok")||e.error===void 0&&(f="error")||e.retryable===void 0&&(f="retryable")||e.code===void 0&&(f="code"))return Cr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="ok"||r==="error"||r==="retry\
able"||r==="code"||r==="dispatched"||r==="observation"||r==="timings"||r==="target")){return Cr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.ok!==void 0){let r=e.ok,n=s;if(typeof r!="boolean")return Cr.
errors=[{instancePath:i+"/ok",keyword:"type"}],!1;if(r!==!1)return Cr.errors=[{instancePath:i+"/ok",keyword:"c\
onst"}],!1;var t=n===s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>2e3)return Cr.errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return Cr.errors=[{instancePath:i+
"/error",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.retryable!==void 0){let r=s;if(typeof e.retryable!=
"boolean")return Cr.errors=[{instancePath:i+"/retryable",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.
code!==void 0){let r=s;Ii(e.code,{instancePath:i+"/code",parentData:e,parentDataProperty:"code",rootData:a})||
(o=o===null?Ii.errors:o.concat(Ii.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.dispatched!==void 0){
let r=s;if(typeof e.dispatched!="boolean")return Cr.errors=[{instancePath:i+"/dispatched",keyword:"type"}],!1;
var t=r===s}else var t=!0;if(t){if(e.observation!==void 0){let r=s;$(e.observation,{instancePath:i+"/observati\
on",parentData:e,parentDataProperty:"observation",rootData:a})||(o=o===null?$.errors:o.concat($.errors),s=o.length);
var t=r===s}else var t=!0;if(t){if(e.timings!==void 0){let r=s;Rr(e.timings,{instancePath:i+"/timings",parentData:e,
parentDataProperty:"timings",rootData:a})||(o=o===null?Rr.errors:o.concat(Rr.errors),s=o.length);var t=r===s}else
var t=!0;if(t)if(e.target!==void 0){let r=s;h(e.target,{instancePath:i+"/target",parentData:e,parentDataProperty:"\
target",rootData:a})||(o=o===null?h.errors:o.concat(h.errors),s=o.length);var t=r===s}else var t=!0}}}}}}}}}else
return Cr.errors=[{instancePath:i,keyword:"type"}],!1;return Cr.errors=o,s===0}function Mi(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0,t=s,f=!1,l=null,r=s;Ds(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ds.errors:o.concat(Ds.errors),s=o.length);var d=r===s;d&&(f=!0,
l=0);let n=s;Cr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Cr.errors:o.concat(
Cr.errors),s=o.length);var d=n===s;if(d&&f?(f=!1,l=[l,1]):d&&(f=!0,l=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{
let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.push(c),s++,Mi.errors=o,!1}return Mi.errors=o,s===
0}function ms(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)
if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.id===void 0&&(f="id")||e.
result===void 0&&(f="result"))return ms.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="id"||r==="result")){return ms.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ms.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(r!=="result")return ms.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ms.errors=
[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ms.errors=[{instancePath:i+"/id",keyword:"min\
Length"}],!1;if(!k.test(r))return ms.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else return ms.errors=
[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.result!==void 0){let r=s;Mi(e.result,
{instancePath:i+"/result",parentData:e,parentDataProperty:"result",rootData:a})||(o=o===null?Mi.errors:o.concat(
Mi.errors),s=o.length);var t=r===s}else var t=!0}}}}else return ms.errors=[{instancePath:i,keyword:"type"}],!1;
return ms.errors=o,s===0}function cs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.id===void 0&&(f="id"))return cs.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="id")){return cs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return cs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="ack")return cs.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.id!==void 0){let r=e.id,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return cs.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(
r)<1)return cs.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return cs.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return cs.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}else return cs.errors=[{instancePath:i,keyword:"type"}],!1;return cs.errors=o,s===0}function Xe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.id===void 0&&(f="id")||e.askedMs===
void 0&&(f="askedMs")||e.ms===void 0&&(f="ms"))return Xe.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!(r==="type"||r==="id"||r==="askedMs"||r==="ms")){return Xe.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Xe.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="askLease")return Xe.errors=[{instancePath:i+"/type",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="s\
tring"){if(u(r)>128)return Xe.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return Xe.errors=
[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(r))return Xe.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return Xe.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.askedMs!==void 0){let r=e.askedMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Xe.
errors=[{instancePath:i+"/askedMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r))return Xe.errors=[{instancePath:i+"/askedMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Xe.errors=
[{instancePath:i+"/askedMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.ms!==void 0){let r=e.ms,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Xe.errors=[{instancePath:i+"/ms",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r))return Xe.errors=[{instancePath:i+"/m\
s",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Xe.errors=[{instancePath:i+"/ms",keyword:"minimum"}],!1}var t=n===
s}else var t=!0}}}}}else return Xe.errors=[{instancePath:i,keyword:"type"}],!1;return Xe.errors=o,s===0}function er(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.id===void 0&&(f="id")||e.askedMs===
void 0&&(f="askedMs")||e.ms===void 0&&(f="ms"))return er.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!(r==="type"||r==="id"||r==="askedMs"||r==="ms")){return er.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return er.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="lease")return er.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return er.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return er.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return er.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return er.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.askedMs!==void 0){
let r=e.askedMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return er.errors=[{instancePath:i+
"/askedMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return er.
errors=[{instancePath:i+"/askedMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return er.errors=[{instancePath:i+"\
/askedMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.ms!==void 0){let r=e.ms,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return er.errors=[{instancePath:i+"/ms",keyword:"type"}],!1;if(s===n&&
typeof r=="number"&&isFinite(r)){if(r>1e3||isNaN(r))return er.errors=[{instancePath:i+"/ms",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return er.errors=[{instancePath:i+"/ms",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else
return er.errors=[{instancePath:i,keyword:"type"}],!1;return er.errors=o,s===0}function dr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sessionId===void 0&&(f="session\
Id")||e.epoch===void 0&&(f="epoch")||e.reason===void 0&&(f="reason"))return dr.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="sessionId"||r==="epoch"||r==="reason")){return dr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return dr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="fence")return dr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.
sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return dr.errors=[{instancePath:i+"/sessionId",keyword:"\
maxLength"}],!1;if(u(r)<1)return dr.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))
return dr.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return dr.errors=[{instancePath:i+"\
/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return dr.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return dr.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return dr.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(typeof r!="string")return dr.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;if(!(r==="stop"||r==="cancel"||r==="pause"||r==="takeover"||r==="restart"||r==="\
skip"))return dr.errors=[{instancePath:i+"/reason",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}}else return dr.
errors=[{instancePath:i,keyword:"type"}],!1;return dr.errors=o,s===0}function Me(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.sessionId===void 0&&(l="session\
Id")||e.epoch===void 0&&(l="epoch")||e.dispatched===void 0&&(l="dispatched"))return Me.errors=[{instancePath:i,
keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="sessionId"||n==="epoch"||n==="dispatched")){
return Me.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.
type,d=s;if(typeof n!="string")return Me.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="fenced")return Me.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.sessionId!==void 0){
let n=e.sessionId,d=s;if(s===d)if(typeof n=="string"){if(u(n)>128)return Me.errors=[{instancePath:i+"/sessionI\
d",keyword:"maxLength"}],!1;if(u(n)<1)return Me.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;
if(!k.test(n))return Me.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Me.errors=[{instancePath:i+
"/sessionId",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.epoch!==void 0){let n=e.epoch,d=s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Me.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return Me.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(n<0||isNaN(n))return Me.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=d===s}else
var t=!0;if(t)if(e.dispatched!==void 0){let n=e.dispatched,d=s;if(s===d)if(Array.isArray(n)){if(n.length>1e3)return Me.
errors=[{instancePath:i+"/dispatched",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=n[m],
v=s;if(s===v)if(typeof g=="string"){if(u(g)>128)return Me.errors=[{instancePath:i+"/dispatched/"+m,keyword:"ma\
xLength"}],!1;if(u(g)<1)return Me.errors=[{instancePath:i+"/dispatched/"+m,keyword:"minLength"}],!1;if(!k.test(
g))return Me.errors=[{instancePath:i+"/dispatched/"+m,keyword:"pattern"}],!1}else return Me.errors=[{instancePath:i+
"/dispatched/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return Me.errors=[{instancePath:i+"/dispat\
ched",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}else return Me.errors=[{instancePath:i,keyword:"type"}],
!1;return Me.errors=o,s===0}function ai(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.grants===void 0&&(l="grants"))return ai.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="grants")){return ai.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;
if(typeof n!="string")return ai.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="grants")return ai.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t)if(e.grants!==void 0){let n=e.
grants,d=s;if(s===d)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;Be(n[m],{instancePath:i+
"/grants/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Be.errors:o.concat(Be.errors),s=o.length);
var f=g===s;if(!f)break}}else return ai.errors=[{instancePath:i+"/grants",keyword:"type"}],!1;var t=d===s}else
var t=!0}}}else return ai.errors=[{instancePath:i,keyword:"type"}],!1;return ai.errors=o,s===0}function Fs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sentMs===void 0&&(f="sentMs"))return Fs.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="sentMs")){return Fs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Fs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="heartbeat")return Fs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.sentMs!==void 0){let r=e.
sentMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Fs.errors=[{instancePath:i+"/sentMs",
keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Fs.errors=
[{instancePath:i+"/sentMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Fs.errors=[{instancePath:i+"/sentMs",
keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}else return Fs.errors=[{instancePath:i,keyword:"type"}],!1;
return Fs.errors=o,s===0}function gs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId")||e.
label===void 0&&(f="label"))return gs.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="tabId"||r==="label"||r==="selector")){return gs.errors=[{instancePath:i,keyword:"additio\
nalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return gs.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="highlight")return gs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return gs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return gs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.label!==void 0){let r=e.label,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return gs.
errors=[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return gs.errors=[{instancePath:i+"/label",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.selector!==void 0){let r=s;he(e.selector,{instancePath:i+"/sele\
ctor",parentData:e,parentDataProperty:"selector",rootData:a})||(o=o===null?he.errors:o.concat(he.errors),s=o.length);
var t=r===s}else var t=!0}}}}}else return gs.errors=[{instancePath:i,keyword:"type"}],!1;return gs.errors=o,s===
0}function Qe(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId"))return Qe.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="tabId"||r==="ses\
sionId"||r==="title"||r==="progress")){return Qe.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Qe.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="claim")return Qe.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))
return Qe.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&(r<1||
isNaN(r)))return Qe.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(e.
sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Qe.errors=[{instancePath:i+
"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Qe.errors=[{instancePath:i+"/sessionId",keyword:"minLen\
gth"}],!1;if(!k.test(r))return Qe.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Qe.errors=
[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.title!==void 0){let r=e.
title,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Qe.errors=[{instancePath:i+"/title",keyword:"maxLe\
ngth"}],!1}else return Qe.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)
if(e.progress!==void 0){let r=e.progress,n=s;if(s===n)if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r))return Qe.
errors=[{instancePath:i+"/progress",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Qe.errors=[{instancePath:i+
"/progress",keyword:"minimum"}],!1}else return Qe.errors=[{instancePath:i+"/progress",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}else return Qe.errors=[{instancePath:i,keyword:"type"}],!1;return Qe.errors=o,s===0}function wr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sessionId===void 0&&(f="session\
Id")||e.kind===void 0&&(f="kind")||e.text===void 0&&(f="text"))return wr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="sessionId"||r==="kind"||r==="text")){return wr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return wr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="notice")return wr.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return wr.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(
r)<1)return wr.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return wr.errors=[{
instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return wr.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return wr.
errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="approval"||r==="question"||r==="takeover"||r==="\
done"||r==="failed"||r==="none"))return wr.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else
var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>300)return wr.errors=
[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return wr.errors=[{instancePath:i+"/text",keyword:"type"}],
!1;var t=n===s}else var t=!0}}}}}else return wr.errors=[{instancePath:i,keyword:"type"}],!1;return wr.errors=o,
s===0}var ht={additionalProperties:!1,description:"A tab under its logical id. `session_id` is the session that owns\
 it, if one does.",properties:{tabId:{maximum:2147483647,minimum:1,type:"integer"},url:{maxLength:8192,type:"s\
tring"},title:{maxLength:200,type:"string"},active:{type:"boolean"},status:{enum:["loading","complete","discar\
ded","crashed"],type:"string"},origin:{maxLength:512,type:"string"},sessionId:{maxLength:128,minLength:1,pattern:"\
^[A-Za-z0-9._:-]+$",type:"string"},openerTabId:{maximum:2147483647,minimum:1,type:"integer"},inUse:{type:"bool\
ean"}},required:["tabId","url","title","active","status"],type:"object"};function pe(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.tabId===void 0&&(f="tabId")||e.url===void 0&&(f="url")||e.title===void 0&&(f="title")||e.active===void 0&&
(f="active")||e.status===void 0&&(f="status"))return pe.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!E.call(ht.properties,r)){return pe.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return pe.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){
if(r>2147483647||isNaN(r))return pe.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return pe.
errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.
url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)return pe.errors=[{instancePath:i+"/url",keyword:"maxLeng\
th"}],!1}else return pe.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
title!==void 0){let r=e.title,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return pe.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return pe.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.active!==void 0){let r=s;if(typeof e.active!="boolean")return pe.errors=[{instancePath:i+
"/active",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.status!==void 0){let r=e.status,n=s;if(typeof r!=
"string")return pe.errors=[{instancePath:i+"/status",keyword:"type"}],!1;if(!(r==="loading"||r==="complete"||r===
"discarded"||r==="crashed"))return pe.errors=[{instancePath:i+"/status",keyword:"enum"}],!1;var t=n===s}else var t=!0;
if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return pe.errors=[{
instancePath:i+"/origin",keyword:"maxLength"}],!1}else return pe.errors=[{instancePath:i+"/origin",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return pe.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return pe.
errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return pe.errors=[{instancePath:i+
"/sessionId",keyword:"pattern"}],!1}else return pe.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.openerTabId!==void 0){let r=e.openerTabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return pe.errors=[{instancePath:i+"/openerTabId",keyword:"type"}],!1;if(s===n&&typeof r=="num\
ber"&&isFinite(r)){if(r>2147483647||isNaN(r))return pe.errors=[{instancePath:i+"/openerTabId",keyword:"maximum"}],
!1;if(r<1||isNaN(r))return pe.errors=[{instancePath:i+"/openerTabId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.inUse!==void 0){let r=s;if(typeof e.inUse!="boolean")return pe.errors=[{instancePath:i+"/inUse",keyword:"\
type"}],!1;var t=r===s}else var t=!0}}}}}}}}}}else return pe.errors=[{instancePath:i,keyword:"type"}],!1;return pe.
errors=o,s===0}function Js(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.change===void 0&&
(f="change")||e.tab===void 0&&(f="tab"))return Js.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="change"||r==="tab")){return Js.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Js.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="tab")return Js.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.change!==void 0){let r=e.change,n=s;if(typeof r!="string")return Js.errors=[{instancePath:i+
"/change",keyword:"type"}],!1;if(!(r==="created"||r==="updated"||r==="activated"||r==="removed"||r==="replaced"))
return Js.errors=[{instancePath:i+"/change",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.tab!==void 0){
let r=s;pe(e.tab,{instancePath:i+"/tab",parentData:e,parentDataProperty:"tab",rootData:a})||(o=o===null?pe.errors:
o.concat(pe.errors),s=o.length);var t=r===s}else var t=!0}}}}else return Js.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return Js.errors=o,s===0}function Fr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId")||e.
url===void 0&&(f="url")||e.ts===void 0&&(f="ts"))return Fr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!(r==="type"||r==="tabId"||r==="url"||r==="ts")){return Fr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Fr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="page")return Fr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return Fr.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return Fr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)return Fr.
errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Fr.errors=[{instancePath:i+"/url",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.ts!==void 0){let r=e.ts,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return Fr.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r))return Fr.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(r<0||isNaN(
r))return Fr.errors=[{instancePath:i+"/ts",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Fr.
errors=[{instancePath:i,keyword:"type"}],!1;return Fr.errors=o,s===0}function vs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.tabId===void 0&&(f="tabId")||e.
kind===void 0&&(f="kind"))return vs.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"type"||r==="tabId"||r==="kind")){return vs.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return vs.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="userInput")return vs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return vs.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&
(r<1||isNaN(r)))return vs.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t)
if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return vs.errors=[{instancePath:i+"/kind",keyword:"\
type"}],!1;if(!(r==="click"||r==="key"||r==="scroll"||r==="navigate"))return vs.errors=[{instancePath:i+"/kind",
keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}else return vs.errors=[{instancePath:i,keyword:"type"}],!1;return vs.
errors=o,s===0}function ks(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type"))return ks.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="sessionId")){return ks.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return ks.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="userStop")return ks.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return ks.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(
r)<1)return ks.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return ks.errors=[{
instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return ks.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return ks.errors=[{instancePath:i,keyword:"type"}],!1;return ks.errors=
o,s===0}function Kr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.download===void 0&&(f="download"))
return Kr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="tabId"||
r==="callId"||r==="download")){return Kr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Kr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="download")return Kr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.tabId!==void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Kr.
errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r)))
return Kr.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1;var t=n===s}else var t=!0;if(t){if(e.callId!==
void 0){let r=e.callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Kr.errors=[{instancePath:i+"/cal\
lId",keyword:"maxLength"}],!1;if(u(r)<1)return Kr.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!k.
test(r))return Kr.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return Kr.errors=[{instancePath:i+
"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.download!==void 0){let r=s;ue(e.download,{instancePath:i+
"/download",parentData:e,parentDataProperty:"download",rootData:a})||(o=o===null?ue.errors:o.concat(ue.errors),
s=o.length);var t=r===s}else var t=!0}}}}}else return Kr.errors=[{instancePath:i,keyword:"type"}],!1;return Kr.
errors=o,s===0}function Ms(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.origin===void 0&&(f="origin")||
e.granted===void 0&&(f="granted"))return Ms.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="origin"||r==="granted")){return Ms.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ms.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="originGranted")return Ms.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>512)return Ms.errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Ms.errors=[{instancePath:i+
"/origin",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.granted!==void 0){let r=s;if(typeof e.granted!=
"boolean")return Ms.errors=[{instancePath:i+"/granted",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}else return Ms.
errors=[{instancePath:i,keyword:"type"}],!1;return Ms.errors=o,s===0}function Bs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.values===void 0&&(l="values"))return Bs.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="values")){return Bs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;
if(typeof n!="string")return Bs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="metrics")return Bs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t)if(e.values!==void 0){let n=e.
values,d=s;if(s===d)if(n&&typeof n=="object"&&!Array.isArray(n))for(let w in n){let m=n[w],g=s;if(!(typeof m==
"number"&&isFinite(m)))return Bs.errors=[{instancePath:i+"/values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type"}],!1;var f=g===s;if(!f)break}else return Bs.errors=[{instancePath:i+"/values",keyword:"type"}],!1;var t=d===
s}else var t=!0}}}else return Bs.errors=[{instancePath:i,keyword:"type"}],!1;return Bs.errors=o,s===0}function hi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="tab")Js(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Js.errors:o.concat(Js.errors),s=o.length);else if(t==="page")Fr(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Fr.errors:o.concat(Fr.errors),s=
o.length);else if(t==="userInput")vs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?vs.errors:o.concat(vs.errors),s=o.length);else if(t==="userStop")ks(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ks.errors:o.concat(ks.errors),s=o.length);else if(t==="download")Kr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Kr.errors:o.concat(Kr.errors),s=o.length);else if(t===
"originGranted")Ms(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ms.errors:o.concat(
Ms.errors),s=o.length);else if(t==="metrics")Bs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Bs.errors:o.concat(Bs.errors),s=o.length);else return hi.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return hi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return hi.errors=[{instancePath:i,
keyword:"type"}],!1;return hi.errors=o,s===0}function mi(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.event===void 0&&(f="event"))return mi.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="event")){return mi.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return mi.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="event")return mi.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t)if(e.event!==void 0){let r=s;hi(e.event,{instancePath:i+"/event",parentData:e,parentDataProperty:"event",
rootData:a})||(o=o===null?hi.errors:o.concat(hi.errors),s=o.length);var t=r===s}else var t=!0}}}else return mi.
errors=[{instancePath:i,keyword:"type"}],!1;return mi.errors=o,s===0}function Ai(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.
type;if(typeof t=="string")if(t==="challenge")Er(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Er.errors:o.concat(Er.errors),s=o.length);else if(t==="hello")T(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?T.errors:o.concat(T.errors),s=o.length);else if(t==="welcome")le(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?le.errors:o.concat(le.errors),s=o.length);else if(t==="refused")
ys(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ys.errors:o.concat(ys.errors),
s=o.length);else if(t==="call")fs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
fs.errors:o.concat(fs.errors),s=o.length);else if(t==="result")ms(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ms.errors:o.concat(ms.errors),s=o.length);else if(t==="ack")cs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?cs.errors:o.concat(cs.errors),s=o.length);else if(t==="askLease")
Xe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Xe.errors:o.concat(Xe.errors),
s=o.length);else if(t==="lease")er(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
er.errors:o.concat(er.errors),s=o.length);else if(t==="fence")dr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?dr.errors:o.concat(dr.errors),s=o.length);else if(t==="fenced")Me(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Me.errors:o.concat(Me.errors),s=o.length);else if(t===
"grants")ai(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ai.errors:o.concat(ai.
errors),s=o.length);else if(t==="heartbeat")Fs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Fs.errors:o.concat(Fs.errors),s=o.length);else if(t==="highlight")gs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?gs.errors:o.concat(gs.errors),s=o.length);else if(t==="claim")Qe(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Qe.errors:o.concat(Qe.errors),s=
o.length);else if(t==="notice")wr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
wr.errors:o.concat(wr.errors),s=o.length);else if(t==="event")mi(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?mi.errors:o.concat(mi.errors),s=o.length);else return Ai.errors=[{instancePath:i,keyword:"\
discriminator"}],!1;else return Ai.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Ai.errors=
[{instancePath:i,keyword:"type"}],!1;return Ai.errors=o,s===0}var Ft=$i;function js(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.version===void 0&&(f="version"))return js.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="version")){return js.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return js.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="LIFECYCLE_STARTED")return js.errors=[{instancePath:i+"/type",keyword:"cons\
t"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return js.
errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return js.errors=[{instancePath:i+"/f\
amily",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.version!==void 0){let r=s;if(typeof e.version!=
"string")return js.errors=[{instancePath:i+"/version",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}else return js.
errors=[{instancePath:i,keyword:"type"}],!1;return js.errors=o,s===0}function Ys(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Ys.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return Ys.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ys.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="LIFECYCLE_STOPPED")
return Ys.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){
let r=e.family,n=s;if(typeof r!="string")return Ys.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!==
"Lifecycle")return Ys.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return Ys.
errors=[{instancePath:i,keyword:"type"}],!1;return Ys.errors=o,s===0}function ls(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.connected===void 0&&(f="connected"))return ls.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="connected"||r==="reason")){return ls.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ls.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="LIFECYCLE_BROWSER")return ls.errors=[{instancePath:i+"/ty\
pe",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return ls.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return ls.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.connected!==void 0){let r=s;
if(typeof e.connected!="boolean")return ls.errors=[{instancePath:i+"/connected",keyword:"type"}],!1;var t=r===
s}else var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ls.
errors=[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return ls.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}else return ls.errors=[{instancePath:i,keyword:"type"}],!1;return ls.
errors=o,s===0}function hr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.task===void 0&&(f="task")||e.profile===void 0&&(f="profile"))return hr.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="task"||r==="profile"||r==="url")){return hr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return hr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_STARTED")return hr.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return hr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return hr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.task!==
void 0){let r=e.task,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return hr.errors=[{instancePath:i+"/task",
keyword:"maxLength"}],!1}else return hr.errors=[{instancePath:i+"/task",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return hr.errors=[
{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return hr.errors=[{instancePath:i+"/profile",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>8192)return hr.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return hr.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return hr.errors=[{instancePath:i,keyword:"type"}],
!1;return hr.errors=o,s===0}function be(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.summary===void 0&&(f="summary")||e.steps===void 0&&(f="steps")||e.durationMs===void 0&&(f="durationMs"))return be.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="su\
mmary"||r==="steps"||r==="durationMs"||r==="tokens"||r==="cost")){return be.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return be.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_FINISHED")return be.errors=[{instancePath:i+"/\
type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return be.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return be.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.summary!==void 0){let r=e.
summary,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return be.errors=[{instancePath:i+"/summary",keyword:"\
maxLength"}],!1}else return be.errors=[{instancePath:i+"/summary",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.steps!==void 0){let r=e.steps,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return be.
errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return be.errors=[{instancePath:i+"/steps",keyword:"maximum"}],!1;if(r<0||isNaN(r))return be.errors=[
{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.durationMs!==void 0){let r=e.
durationMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return be.errors=[{instancePath:i+"/du\
rationMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return be.
errors=[{instancePath:i+"/durationMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return be.errors=[{instancePath:i+
"/durationMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.tokens!==void 0){let r=e.tokens,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return be.errors=[{instancePath:i+"/tokens",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return be.errors=[{instancePath:i+
"/tokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return be.errors=[{instancePath:i+"/tokens",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t)if(e.cost!==void 0){let r=e.cost,n=s;if(s===n)if(typeof r=="number"&&isFinite(
r)){if(r<0||isNaN(r))return be.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return be.errors=[{
instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else return be.errors=[{instancePath:i,
keyword:"type"}],!1;return be.errors=o,s===0}function rr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.error===void 0&&(f="error")||e.recoverable===void 0&&(f="recoverable"))return rr.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="error"||r==="recoverable"||r==="tok\
ens"||r==="cost")){return rr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
type!==void 0){let r=e.type,n=s;if(typeof r!="string")return rr.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(r!=="RUN_FAILED")return rr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return rr.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(r!=="Lifecycle")return rr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return rr.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return rr.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.recoverable!==void 0){let r=s;if(typeof e.recoverable!="boolea\
n")return rr.errors=[{instancePath:i+"/recoverable",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.tokens!==
void 0){let r=e.tokens,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return rr.errors=[{instancePath:i+
"/tokens",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return rr.errors=
[{instancePath:i+"/tokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return rr.errors=[{instancePath:i+"/tokens",
keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.cost!==void 0){let r=e.cost,n=s;if(s===n)if(typeof r==
"number"&&isFinite(r)){if(r<0||isNaN(r))return rr.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return rr.
errors=[{instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return rr.errors=[{instancePath:i,
keyword:"type"}],!1;return rr.errors=o,s===0}function _e(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.runId===void 0&&(f="runId")||e.goal===void 0&&(f="goal")||e.stepsDone===void 0&&(f="stepsDone"))return _e.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="runId"||r===
"goal"||r==="stepsDone"||r==="unknownOutcome"||r==="waitingFor")){return _e.errors=[{instancePath:i,keyword:"a\
dditionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return _e.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_FOUND")return _e.errors=[{instancePath:i+"/typ\
e",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return _e.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return _e.errors=[
{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.runId!==void 0){let r=e.runId,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return _e.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],
!1;if(u(r)<1)return _e.errors=[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!k.test(r))return _e.errors=
[{instancePath:i+"/runId",keyword:"pattern"}],!1}else return _e.errors=[{instancePath:i+"/runId",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){if(u(r)>
2e3)return _e.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return _e.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.stepsDone!==void 0){let r=e.stepsDone,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return _e.errors=[{instancePath:i+"/stepsDone",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return _e.errors=[{instancePath:i+"/stepsDone",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return _e.errors=[{instancePath:i+"/stepsDone",keyword:"minimum"}],!1}var t=n===
s}else var t=!0;if(t){if(e.unknownOutcome!==void 0){let r=e.unknownOutcome,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>500)return _e.errors=[{instancePath:i+"/unknownOutcome",keyword:"maxLength"}],!1}else return _e.errors=
[{instancePath:i+"/unknownOutcome",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.waitingFor!==void 0){
let r=e.waitingFor,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return _e.errors=[{instancePath:i+"/waiting\
For",keyword:"maxLength"}],!1}else return _e.errors=[{instancePath:i+"/waitingFor",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}}}else return _e.errors=[{instancePath:i,keyword:"type"}],!1;return _e.errors=o,s===0}function Ks(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(Ks.errors=[{instancePath:i,keyword:"type"}],!1):e==="user"||e==="system"||e==="error"?(Ks.errors=o,s===
0):(Ks.errors=[{instancePath:i,keyword:"enum"}],!1)}function Xs(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.family===void 0&&(f="family")||e.source===void 0&&(f="source"))return Xs.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="source")){return Xs.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Xs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STOP_REQUESTED")return Xs.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return Xs.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return Xs.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.source!==void 0){let r=s;
Ks(e.source,{instancePath:i+"/source",parentData:e,parentDataProperty:"source",rootData:a})||(o=o===null?Ks.errors:
o.concat(Ks.errors),s=o.length);var t=r===s}else var t=!0}}}}else return Xs.errors=[{instancePath:i,keyword:"t\
ype"}],!1;return Xs.errors=o,s===0}function ds(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.source===void 0&&(f="source")||e.epoch===void 0&&(f="epoch"))return ds.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="source"||r==="epoch")){return ds.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return ds.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STOP_ACKNOWLEDGED")return ds.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return ds.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return ds.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.source!==void 0){let r=s;
Ks(e.source,{instancePath:i+"/source",parentData:e,parentDataProperty:"source",rootData:a})||(o=o===null?Ks.errors:
o.concat(Ks.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.epoch!==void 0){let r=e.epoch,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ds.errors=[{instancePath:i+"/epoch",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ds.errors=[{instancePath:i+"/epoch",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return ds.errors=[{instancePath:i+"/epoch",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}}else return ds.errors=[{instancePath:i,keyword:"type"}],!1;return ds.errors=o,s===0}function Ss(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.source===void 0&&(f="source")||e.resumable===void 0&&(f="resumable"))return Ss.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="source"||r==="resumable")){return Ss.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ss.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STOPPED")return Ss.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Ss.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return Ss.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.source!==
void 0){let r=s;Ks(e.source,{instancePath:i+"/source",parentData:e,parentDataProperty:"source",rootData:a})||(o=
o===null?Ks.errors:o.concat(Ks.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.resumable!==void 0){let r=s;
if(typeof e.resumable!="boolean")return Ss.errors=[{instancePath:i+"/resumable",keyword:"type"}],!1;var t=r===
s}else var t=!0}}}}}else return Ss.errors=[{instancePath:i,keyword:"type"}],!1;return Ss.errors=o,s===0}function Mr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return Mr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="re\
ason"||r==="resumeAtMs")){return Mr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){
if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Mr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="RUN_PAUSED")return Mr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Mr.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Lifecycle")return Mr.errors=[{instancePath:i+"/family",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.reason!==void 0){let r=e.reason,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>500)return Mr.errors=[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return Mr.errors=[{instancePath:i+
"/reason",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.resumeAtMs!==void 0){let r=e.resumeAtMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Mr.errors=[{instancePath:i+"/resumeAtMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Mr.errors=[{instancePath:i+
"/resumeAtMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Mr.errors=[{instancePath:i+"/resumeAtMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}else return Mr.errors=[{instancePath:i,keyword:"type"}],!1;return Mr.
errors=o,s===0}function ei(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ei.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return ei.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ei.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RUN_RESUMED")return ei.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return ei.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Lifec\
ycle")return ei.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ei.
errors=[{instancePath:i,keyword:"type"}],!1;return ei.errors=o,s===0}function ws(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ws.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="re\
ason")){return ws.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return ws.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="U\
SER_TAKEOVER_ON")return ws.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ws.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Lifecycle")return ws.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t)if(e.reason!==void 0){let r=e.reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return ws.errors=
[{instancePath:i+"/reason",keyword:"maxLength"}],!1}else return ws.errors=[{instancePath:i+"/reason",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}else return ws.errors=[{instancePath:i,keyword:"type"}],!1;return ws.errors=
o,s===0}function ri(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ri.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return ri.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ri.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="USER_TAKEOVER_OFF")
return ri.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){
let r=e.family,n=s;if(typeof r!="string")return ri.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!==
"Lifecycle")return ri.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ri.
errors=[{instancePath:i,keyword:"type"}],!1;return ri.errors=o,s===0}function as(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.profile===void 0&&(f="profile")||e.workingDirectory===void 0&&(f="workingDirectory"))return as.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="profile"||r==="workingDire\
ctory")){return as.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return as.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
ESSION_CREATED")return as.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return as.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Session")return as.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return as.errors=[
{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return as.errors=[{instancePath:i+"/profile",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.workingDirectory!==void 0){let r=s;if(typeof e.workingDirectory!=
"string")return as.errors=[{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else
return as.errors=[{instancePath:i,keyword:"type"}],!1;return as.errors=o,s===0}function si(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return si.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return si.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return si.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_RESUMED")return si.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return si.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Sessi\
on")return si.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return si.
errors=[{instancePath:i,keyword:"type"}],!1;return si.errors=o,s===0}function ii(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ii.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return ii.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ii.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_SAVED")return ii.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return ii.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Sessi\
on")return ii.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ii.
errors=[{instancePath:i,keyword:"type"}],!1;return ii.errors=o,s===0}function br(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.removed===void 0&&(f="removed")||e.kept===void 0&&(f="kept"))return br.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="removed"||r==="kept")){return br.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return br.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_COMPACTED")return br.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return br.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Session")return br.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.removed!==void 0){
let r=e.removed,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return br.errors=[{instancePath:i+
"/removed",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return br.
errors=[{instancePath:i+"/removed",keyword:"maximum"}],!1;if(r<0||isNaN(r))return br.errors=[{instancePath:i+"\
/removed",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.kept!==void 0){let r=e.kept,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return br.errors=[{instancePath:i+"/kept",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return br.errors=[{instancePath:i+"/kept",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return br.errors=[{instancePath:i+"/kept",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}}else return br.errors=[{instancePath:i,keyword:"type"}],!1;return br.errors=o,s===0}function ti(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ti.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return ti.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ti.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SESSION_CLOSED")return ti.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return ti.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Sessi\
on")return ti.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ti.
errors=[{instancePath:i,keyword:"type"}],!1;return ti.errors=o,s===0}function hs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.goal===void 0&&(f="goal"))return hs.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="goal")){return hs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return hs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="TASK_QUEUED")return hs.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return hs.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return hs.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return hs.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return hs.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return hs.errors=[{instancePath:i,keyword:"type"}],
!1;return hs.errors=o,s===0}function bs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.taskId===void 0&&(f="taskId")||e.goal===void 0&&(f="goal"))return bs.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="taskId"||r==="goal")){return bs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.taskId!==void 0){let r=e.taskId,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return bs.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],
!1;if(u(r)<1)return bs.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return bs.errors=
[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return bs.errors=[{instancePath:i+"/taskId",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t)if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>2e3)return bs.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return bs.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return bs.errors=[{instancePath:i,keyword:"type"}],
!1;return bs.errors=o,s===0}function _s(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.family===
void 0&&(l="family")||e.waiting===void 0&&(l="waiting"))return _s.errors=[{instancePath:i,keyword:"required"}],
!1;{let r=s;for(let n in e)if(!(n==="type"||n==="family"||n==="waiting")){return _s.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;if(typeof n!="string")return _s.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="QUEUE_CHANGED")return _s.errors=[{instancePath:i+"\
/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.family!==void 0){let n=e.family,d=s;if(typeof n!=
"string")return _s.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Task")return _s.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t)if(e.waiting!==void 0){let n=e.waiting,d=s;if(s===
d)if(Array.isArray(n)){if(n.length>50)return _s.errors=[{instancePath:i+"/waiting",keyword:"maxItems"}],!1;{var f=!0;
let w=n.length;for(let m=0;m<w;m++){let g=s;bs(n[m],{instancePath:i+"/waiting/"+m,parentData:n,parentDataProperty:m,
rootData:a})||(o=o===null?bs.errors:o.concat(bs.errors),s=o.length);var f=g===s;if(!f)break}}}else return _s.errors=
[{instancePath:i+"/waiting",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}else return _s.errors=[{instancePath:i,
keyword:"type"}],!1;return _s.errors=o,s===0}function xs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.goal===void 0&&(f="goal"))return xs.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="goal")){return xs.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return xs.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="TASK_STARTED")return xs.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return xs.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return xs.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.goal!==void 0){let r=e.goal,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return xs.errors=[{instancePath:i+"/goal",keyword:"maxLength"}],!1}else return xs.errors=[{instancePath:i+
"/goal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return xs.errors=[{instancePath:i,keyword:"type"}],
!1;return xs.errors=o,s===0}function Vs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(Vs.errors=[{instancePath:i,keyword:"type"}],!1):e==="created"||e==="planning"||e==="exploring"||e===
"executing"||e==="awaiting_user"||e==="blocked"||e==="succeeded"||e==="failed"||e==="cancelled"?(Vs.errors=o,s===
0):(Vs.errors=[{instancePath:i,keyword:"enum"}],!1)}function Is(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.family===void 0&&(f="family")||e.status===void 0&&(f="status"))return Is.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="status"||r==="subgoal")){return Is.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Is.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_STATUS")return Is.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Is.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return Is.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.status!==
void 0){let r=s;Vs(e.status,{instancePath:i+"/status",parentData:e,parentDataProperty:"status",rootData:a})||(o=
o===null?Vs.errors:o.concat(Vs.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.subgoal!==void 0){let r=e.
subgoal,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Is.errors=[{instancePath:i+"/subgoal",keyword:"\
maxLength"}],!1}else return Is.errors=[{instancePath:i+"/subgoal",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return Is.errors=[{instancePath:i,keyword:"type"}],!1;return Is.errors=o,s===0}function je(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.progress===void 0&&(f="progress")||e.completed===void 0&&(f="completed")||e.total===void 0&&(f="total"))return je.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="pr\
ogress"||r==="completed"||r==="total"||r==="current")){return je.errors=[{instancePath:i,keyword:"additionalPr\
operties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return je.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="TASK_PROGRESS")return je.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return je.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return je.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.progress!==void 0){let r=e.progress,n=s;if(s===n)if(typeof r==
"number"&&isFinite(r)){if(r>1||isNaN(r))return je.errors=[{instancePath:i+"/progress",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return je.errors=[{instancePath:i+"/progress",keyword:"minimum"}],!1}else return je.errors=[{instancePath:i+
"/progress",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.completed!==void 0){let r=e.completed,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return je.errors=[{instancePath:i+"/completed",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return je.errors=[{instancePath:i+
"/completed",keyword:"maximum"}],!1;if(r<0||isNaN(r))return je.errors=[{instancePath:i+"/completed",keyword:"m\
inimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.total!==void 0){let r=e.total,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return je.errors=[{instancePath:i+"/total",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return je.errors=[{instancePath:i+"/total",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return je.errors=[{instancePath:i+"/total",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.current!==void 0){let r=e.current,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return je.errors=[
{instancePath:i+"/current",keyword:"maxLength"}],!1}else return je.errors=[{instancePath:i+"/current",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}}else return je.errors=[{instancePath:i,keyword:"type"}],!1;return je.
errors=o,s===0}function Se(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.family===void 0&&(l="family")||
e.planId===void 0&&(l="planId")||e.steps===void 0&&(l="steps"))return Se.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="family"||n==="planId"||n==="skill"||n==="rationale"||
n==="steps")){return Se.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==
void 0){let n=e.type,d=s;if(typeof n!="string")return Se.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!==
"TASK_PLANNED")return Se.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){
if(e.family!==void 0){let n=e.family,d=s;if(typeof n!="string")return Se.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(n!=="Task")return Se.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=d===s}else var t=!0;
if(t){if(e.planId!==void 0){let n=e.planId,d=s;if(s===d)if(typeof n=="string"){if(u(n)>128)return Se.errors=[{
instancePath:i+"/planId",keyword:"maxLength"}],!1;if(u(n)<1)return Se.errors=[{instancePath:i+"/planId",keyword:"\
minLength"}],!1;if(!k.test(n))return Se.errors=[{instancePath:i+"/planId",keyword:"pattern"}],!1}else return Se.
errors=[{instancePath:i+"/planId",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.skill!==void 0){let n=e.
skill,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return Se.errors=[{instancePath:i+"/skill",keyword:"maxLe\
ngth"}],!1}else return Se.errors=[{instancePath:i+"/skill",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){
if(e.rationale!==void 0){let n=e.rationale,d=s;if(s===d)if(typeof n=="string"){if(u(n)>2e3)return Se.errors=[{
instancePath:i+"/rationale",keyword:"maxLength"}],!1}else return Se.errors=[{instancePath:i+"/rationale",keyword:"\
type"}],!1;var t=d===s}else var t=!0;if(t)if(e.steps!==void 0){let n=e.steps,d=s;if(s===d)if(Array.isArray(n)){
var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(u(g)>300)return Se.
errors=[{instancePath:i+"/steps/"+m,keyword:"maxLength"}],!1}else return Se.errors=[{instancePath:i+"/steps/"+
m,keyword:"type"}],!1;var f=v===s;if(!f)break}}else return Se.errors=[{instancePath:i+"/steps",keyword:"type"}],
!1;var t=d===s}else var t=!0}}}}}}}else return Se.errors=[{instancePath:i,keyword:"type"}],!1;return Se.errors=
o,s===0}function ni(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family"))return ni.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family")){return ni.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return ni.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_CANCELLING")return ni.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return ni.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return ni.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0}}}else return ni.errors=
[{instancePath:i,keyword:"type"}],!1;return ni.errors=o,s===0}var bt={additionalProperties:!1,properties:{type:{
const:"TASK_COMPLETED",type:"string"},family:{const:"Task",type:"string"},status:{$ref:"#/$defs/TaskStatus"},answer:{
maxLength:2e3,type:"string"},summary:{maxLength:2e3,type:"string"},artifacts:{items:{$ref:"#/$defs/Artifact"},
type:"array"},steps:{maximum:2147483647,minimum:0,type:"integer"},modelCalls:{maximum:2147483647,minimum:0,type:"\
integer"},verified:{maxLength:500,type:"string"}},required:["type","family","status","summary","artifacts","st\
eps","modelCalls"],type:"object"};function Ge(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.kind===void 0&&(f="kind")||e.path===void 0&&(f="path")||e.bytes===
void 0&&(f="bytes"))return Ge.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"kind"||r==="path"||r==="bytes"||r==="mime"||r==="sha256")){return Ge.errors=[{instancePath:i,keyword:"additio\
nalProperties"}],!1;break}if(l===s){if(e.kind!==void 0){let r=e.kind,n=s;if(typeof r!="string")return Ge.errors=
[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="download"||r==="extraction"||r==="report"||r==="documen\
t"))return Ge.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.path!==
void 0){let r=e.path,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4096)return Ge.errors=[{instancePath:i+"/path",
keyword:"maxLength"}],!1}else return Ge.errors=[{instancePath:i+"/path",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.bytes!==void 0){let r=e.bytes,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ge.
errors=[{instancePath:i+"/bytes",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return Ge.errors=[{instancePath:i+"/bytes",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ge.errors=[
{instancePath:i+"/bytes",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.mime!==void 0){let r=e.mime,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>120)return Ge.errors=[{instancePath:i+"/mime",keyword:"maxLength"}],
!1}else return Ge.errors=[{instancePath:i+"/mime",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.sha256!==
void 0){let r=e.sha256,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return Ge.errors=[{instancePath:i+"/sha2\
56",keyword:"maxLength"}],!1}else return Ge.errors=[{instancePath:i+"/sha256",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}}else return Ge.errors=[{instancePath:i,keyword:"type"}],!1;return Ge.errors=o,s===0}function xe(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.family===void 0&&(l="family")||e.status===
void 0&&(l="status")||e.summary===void 0&&(l="summary")||e.artifacts===void 0&&(l="artifacts")||e.steps===void 0&&
(l="steps")||e.modelCalls===void 0&&(l="modelCalls"))return xe.errors=[{instancePath:i,keyword:"required"}],!1;
{let r=s;for(let n in e)if(!E.call(bt.properties,n)){return xe.errors=[{instancePath:i,keyword:"additionalProp\
erties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;if(typeof n!="string")return xe.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="TASK_COMPLETED")return xe.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=d===s}else var t=!0;if(t){if(e.family!==void 0){let n=e.family,d=s;if(typeof n!="string")return xe.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Task")return xe.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=d===s}else var t=!0;if(t){if(e.status!==void 0){let n=s;Vs(e.status,{instancePath:i+"/status",
parentData:e,parentDataProperty:"status",rootData:a})||(o=o===null?Vs.errors:o.concat(Vs.errors),s=o.length);var t=n===
s}else var t=!0;if(t){if(e.answer!==void 0){let n=e.answer,d=s;if(s===d)if(typeof n=="string"){if(u(n)>2e3)return xe.
errors=[{instancePath:i+"/answer",keyword:"maxLength"}],!1}else return xe.errors=[{instancePath:i+"/answer",keyword:"\
type"}],!1;var t=d===s}else var t=!0;if(t){if(e.summary!==void 0){let n=e.summary,d=s;if(s===d)if(typeof n=="s\
tring"){if(u(n)>2e3)return xe.errors=[{instancePath:i+"/summary",keyword:"maxLength"}],!1}else return xe.errors=
[{instancePath:i+"/summary",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.artifacts!==void 0){let n=e.
artifacts,d=s;if(s===d)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;Ge(n[m],{instancePath:i+
"/artifacts/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Ge.errors:o.concat(Ge.errors),s=o.
length);var f=g===s;if(!f)break}}else return xe.errors=[{instancePath:i+"/artifacts",keyword:"type"}],!1;var t=d===
s}else var t=!0;if(t){if(e.steps!==void 0){let n=e.steps,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return xe.errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){
if(n>2147483647||isNaN(n))return xe.errors=[{instancePath:i+"/steps",keyword:"maximum"}],!1;if(n<0||isNaN(n))return xe.
errors=[{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){if(e.modelCalls!==void 0){
let n=e.modelCalls,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return xe.errors=[{instancePath:i+
"/modelCalls",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return xe.
errors=[{instancePath:i+"/modelCalls",keyword:"maximum"}],!1;if(n<0||isNaN(n))return xe.errors=[{instancePath:i+
"/modelCalls",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t)if(e.verified!==void 0){let n=e.verified,d=s;
if(s===d)if(typeof n=="string"){if(u(n)>500)return xe.errors=[{instancePath:i+"/verified",keyword:"maxLength"}],
!1}else return xe.errors=[{instancePath:i+"/verified",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}}}}}}else
return xe.errors=[{instancePath:i,keyword:"type"}],!1;return xe.errors=o,s===0}function sr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.status===void 0&&(f="status")||e.error===void 0&&(f="error")||e.steps===void 0&&(f="steps")||e.modelCalls===
void 0&&(f="modelCalls"))return sr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"type"||r==="family"||r==="status"||r==="error"||r==="steps"||r==="modelCalls")){return sr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return sr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_FAILED")return sr.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return sr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return sr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.status!==void 0){let r=s;Vs(e.status,{instancePath:i+
"/status",parentData:e,parentDataProperty:"status",rootData:a})||(o=o===null?Vs.errors:o.concat(Vs.errors),s=o.
length);var t=r===s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return sr.errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return sr.errors=[{instancePath:i+
"/error",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.steps!==void 0){let r=e.steps,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return sr.errors=[{instancePath:i+"/steps",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return sr.errors=[{instancePath:i+"/steps",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return sr.errors=[{instancePath:i+"/steps",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.modelCalls!==void 0){let r=e.modelCalls,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return sr.errors=[{instancePath:i+"/modelCalls",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return sr.errors=[{instancePath:i+"/modelCalls",keyword:"maximum"}],!1;if(r<0||isNaN(
r))return sr.errors=[{instancePath:i+"/modelCalls",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}else
return sr.errors=[{instancePath:i,keyword:"type"}],!1;return sr.errors=o,s===0}function vi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(vi.errors=[{instancePath:i,keyword:"type"}],!1):e==="low"||e==="medium"||e==="high"?(vi.errors=o,s===
0):(vi.errors=[{instancePath:i,keyword:"enum"}],!1)}function Pe(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.family===void 0&&(f="family")||e.stepId===void 0&&(f="stepId")||e.action===void 0&&(f="action")||
e.description===void 0&&(f="description"))return Pe.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="stepId"||r==="action"||r==="target"||r==="description"||r==="risk")){return Pe.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Pe.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STEP_STARTED")return Pe.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return Pe.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return Pe.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.stepId!==
void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Pe.errors=[{instancePath:i+"/ste\
pId",keyword:"maxLength"}],!1;if(u(r)<1)return Pe.errors=[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.
test(r))return Pe.errors=[{instancePath:i+"/stepId",keyword:"pattern"}],!1}else return Pe.errors=[{instancePath:i+
"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.action!==void 0){let r=e.action,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>40)return Pe.errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return Pe.
errors=[{instancePath:i+"/action",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=e.
target,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return Pe.errors=[{instancePath:i+"/target",keyword:"max\
Length"}],!1}else return Pe.errors=[{instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.description!==void 0){let r=e.description,n=s;if(s===n)if(typeof r=="string"){if(u(r)>300)return Pe.errors=
[{instancePath:i+"/description",keyword:"maxLength"}],!1}else return Pe.errors=[{instancePath:i+"/description",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.risk!==void 0){let r=s;vi(e.risk,{instancePath:i+"/ris\
k",parentData:e,parentDataProperty:"risk",rootData:a})||(o=o===null?vi.errors:o.concat(vi.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}}}else return Pe.errors=[{instancePath:i,keyword:"type"}],!1;return Pe.errors=o,
s===0}function ar(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.stepId===void 0&&(f="stepId")||e.durationMs===void 0&&(f="durationMs"))return ar.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="stepId"||r==="result"||r==="duratio\
nMs")){return ar.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return ar.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
TEP_COMPLETED")return ar.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ar.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Task")return ar.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ar.errors=[{
instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(r)<1)return ar.errors=[{instancePath:i+"/stepId",keyword:"\
minLength"}],!1;if(!k.test(r))return ar.errors=[{instancePath:i+"/stepId",keyword:"pattern"}],!1}else return ar.
errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.result!==void 0){let r=s;
he(e.result,{instancePath:i+"/result",parentData:e,parentDataProperty:"result",rootData:a})||(o=o===null?he.errors:
o.concat(he.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.durationMs!==void 0){let r=e.durationMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ar.errors=[{instancePath:i+"/durationMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ar.errors=[{instancePath:i+
"/durationMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ar.errors=[{instancePath:i+"/durationMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}else return ar.errors=[{instancePath:i,keyword:"type"}],!1;return ar.
errors=o,s===0}function $e(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.stepId===void 0&&(f="stepId")||e.error===void 0&&(f="error")||e.willRetry===void 0&&(f="willRetry"))return $e.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="st\
epId"||r==="error"||r==="code"||r==="willRetry"||r==="attempt")){return $e.errors=[{instancePath:i,keyword:"ad\
ditionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return $e.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="STEP_FAILED")return $e.errors=[{instancePath:i+"/t\
ype",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return $e.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return $e.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return $e.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(
r)<1)return $e.errors=[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.test(r))return $e.errors=[{instancePath:i+
"/stepId",keyword:"pattern"}],!1}else return $e.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.error!==void 0){let r=e.error,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return $e.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return $e.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>80)return $e.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return $e.errors=[{instancePath:i+
"/code",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.willRetry!==void 0){let r=s;if(typeof e.willRetry!=
"boolean")return $e.errors=[{instancePath:i+"/willRetry",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t)if(e.
attempt!==void 0){let r=e.attempt,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return $e.errors=
[{instancePath:i+"/attempt",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return $e.errors=[{instancePath:i+"/attempt",keyword:"maximum"}],!1;if(r<0||isNaN(r))return $e.errors=[{instancePath:i+
"/attempt",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}else return $e.errors=[{instancePath:i,keyword:"\
type"}],!1;return $e.errors=o,s===0}function Vr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.stepId===void 0&&(f="stepId"))return Vr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="stepId")){return Vr.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Vr.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="STEP_SKIPPED")return Vr.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Vr.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Vr.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>128)return Vr.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(r)<1)return Vr.errors=
[{instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.test(r))return Vr.errors=[{instancePath:i+"/stepId",
keyword:"pattern"}],!1}else return Vr.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else
return Vr.errors=[{instancePath:i,keyword:"type"}],!1;return Vr.errors=o,s===0}function Hr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.target===void 0&&(f="target")||e.content===void 0&&(f="conte\
nt")||e.origin===void 0&&(f="origin")||e.url===void 0&&(f="url"))return Hr.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let l=s;for(let r in e)if(!(r==="target"||r==="content"||r==="origin"||r==="url")){return Hr.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.target!==void 0){let r=e.target,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>300)return Hr.errors=[{instancePath:i+"/target",keyword:"maxLength"}],
!1}else return Hr.errors=[{instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.content!==
void 0){let r=e.content,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4e3)return Hr.errors=[{instancePath:i+"/co\
ntent",keyword:"maxLength"}],!1}else return Hr.errors=[{instancePath:i+"/content",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return Hr.
errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Hr.errors=[{instancePath:i+"/origin",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>8192)return Hr.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Hr.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return Hr.errors=[{instancePath:i,keyword:"type"}],
!1;return Hr.errors=o,s===0}function De(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){
let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===
void 0&&(f="family")||e.approvalId===void 0&&(f="approvalId")||e.action===void 0&&(f="action")||e.risk===void 0&&
(f="risk")||e.reason===void 0&&(f="reason")||e.preview===void 0&&(f="preview")||e.expiresMs===void 0&&(f="expi\
resMs"))return De.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r===
"family"||r==="approvalId"||r==="action"||r==="risk"||r==="reason"||r==="preview"||r==="expiresMs")){return De.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return De.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="NEEDS_APPROVAL")return De.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return De.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")
return De.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.approvalId!==
void 0){let r=e.approvalId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return De.errors=[{instancePath:i+"\
/approvalId",keyword:"maxLength"}],!1;if(u(r)<1)return De.errors=[{instancePath:i+"/approvalId",keyword:"minLe\
ngth"}],!1;if(!k.test(r))return De.errors=[{instancePath:i+"/approvalId",keyword:"pattern"}],!1}else return De.
errors=[{instancePath:i+"/approvalId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.action!==void 0){
let r=e.action,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return De.errors=[{instancePath:i+"/action",keyword:"\
maxLength"}],!1}else return De.errors=[{instancePath:i+"/action",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.risk!==void 0){let r=s;vi(e.risk,{instancePath:i+"/risk",parentData:e,parentDataProperty:"risk",rootData:a})||
(o=o===null?vi.errors:o.concat(vi.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.reason!==void 0){let r=e.
reason,n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return De.errors=[{instancePath:i+"/reason",keyword:"ma\
xLength"}],!1}else return De.errors=[{instancePath:i+"/reason",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.preview!==void 0){let r=s;Hr(e.preview,{instancePath:i+"/preview",parentData:e,parentDataProperty:"previe\
w",rootData:a})||(o=o===null?Hr.errors:o.concat(Hr.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.expiresMs!==
void 0){let r=e.expiresMs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return De.errors=[{instancePath:i+
"/expiresMs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return De.
errors=[{instancePath:i+"/expiresMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return De.errors=[{instancePath:i+
"/expiresMs",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}else return De.errors=[{instancePath:i,keyword:"\
type"}],!1;return De.errors=o,s===0}function ir(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.approvalId===void 0&&(f="approvalId")||e.decision===void 0&&(f="decision")||e.by===void 0&&(f="by"))return ir.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="ap\
provalId"||r==="decision"||r==="by")){return ir.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ir.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="APPROVAL_RESOLVED")return ir.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ir.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return ir.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.approvalId!==void 0){let r=e.approvalId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return ir.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],!1;if(u(r)<1)return ir.
errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!k.test(r))return ir.errors=[{instancePath:i+
"/approvalId",keyword:"pattern"}],!1}else return ir.errors=[{instancePath:i+"/approvalId",keyword:"type"}],!1;
var t=n===s}else var t=!0;if(t){if(e.decision!==void 0){let r=e.decision,n=s;if(typeof r!="string")return ir.errors=
[{instancePath:i+"/decision",keyword:"type"}],!1;if(!(r==="allow"||r==="always"||r==="deny"||r==="expired"||r===
"withdrawn"))return ir.errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)
if(e.by!==void 0){let r=e.by,n=s;if(typeof r!="string")return ir.errors=[{instancePath:i+"/by",keyword:"type"}],
!1;if(!(r==="user"||r==="policy"||r==="grant"||r==="system"))return ir.errors=[{instancePath:i+"/by",keyword:"\
enum"}],!1;var t=n===s}else var t=!0}}}}}}else return ir.errors=[{instancePath:i,keyword:"type"}],!1;return ir.
errors=o,s===0}function Ue(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.family===void 0&&(l="family")||
e.questionId===void 0&&(l="questionId")||e.text===void 0&&(l="text"))return Ue.errors=[{instancePath:i,keyword:"\
required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="family"||n==="questionId"||n==="text"||n==="choic\
es")){return Ue.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){
let n=e.type,d=s;if(typeof n!="string")return Ue.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="Q\
UESTION")return Ue.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.family!==
void 0){let n=e.family,d=s;if(typeof n!="string")return Ue.errors=[{instancePath:i+"/family",keyword:"type"}],
!1;if(n!=="Task")return Ue.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){
if(e.questionId!==void 0){let n=e.questionId,d=s;if(s===d)if(typeof n=="string"){if(u(n)>128)return Ue.errors=
[{instancePath:i+"/questionId",keyword:"maxLength"}],!1;if(u(n)<1)return Ue.errors=[{instancePath:i+"/question\
Id",keyword:"minLength"}],!1;if(!k.test(n))return Ue.errors=[{instancePath:i+"/questionId",keyword:"pattern"}],
!1}else return Ue.errors=[{instancePath:i+"/questionId",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.
text!==void 0){let n=e.text,d=s;if(s===d)if(typeof n=="string"){if(u(n)>2e3)return Ue.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Ue.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=d===
s}else var t=!0;if(t)if(e.choices!==void 0){let n=e.choices,d=s;if(s===d)if(Array.isArray(n)){if(n.length>12)return Ue.
errors=[{instancePath:i+"/choices",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=n[m],
v=s;if(s===v)if(typeof g=="string"){if(u(g)>80)return Ue.errors=[{instancePath:i+"/choices/"+m,keyword:"maxLen\
gth"}],!1}else return Ue.errors=[{instancePath:i+"/choices/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else
return Ue.errors=[{instancePath:i+"/choices",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}}else return Ue.
errors=[{instancePath:i,keyword:"type"}],!1;return Ue.errors=o,s===0}function Te(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.frameUrl===void 0&&(f="frameUrl")||e.hash===void 0&&(f="hash")||e.url===void 0&&(f="url")||e.title===void 0&&
(f="title"))return Te.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||
r==="family"||r==="frameUrl"||r==="hash"||r==="url"||r==="title"||r==="stepId")){return Te.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return Te.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="BROWSER_FRAME")return Te.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Te.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Te.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.frameUrl!==void 0){let r=e.frameUrl,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>500)return Te.errors=[{instancePath:i+"/frameUrl",keyword:"maxLength"}],!1}else
return Te.errors=[{instancePath:i+"/frameUrl",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.hash!==
void 0){let r=e.hash,n=s;if(s===n)if(typeof r=="string"){if(u(r)>64)return Te.errors=[{instancePath:i+"/hash",
keyword:"maxLength"}],!1}else return Te.errors=[{instancePath:i+"/hash",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){if(u(r)>8192)return Te.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return Te.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=n===s}else
var t=!0;if(t){if(e.title!==void 0){let r=e.title,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return Te.errors=
[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return Te.errors=[{instancePath:i+"/title",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t)if(e.stepId!==void 0){let r=e.stepId,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>128)return Te.errors=[{instancePath:i+"/stepId",keyword:"maxLength"}],!1;if(u(r)<1)return Te.errors=[{
instancePath:i+"/stepId",keyword:"minLength"}],!1;if(!k.test(r))return Te.errors=[{instancePath:i+"/stepId",keyword:"\
pattern"}],!1}else return Te.errors=[{instancePath:i+"/stepId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else
return Te.errors=[{instancePath:i,keyword:"type"}],!1;return Te.errors=o,s===0}function we(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.action===void 0&&(f="action")||e.target===void 0&&(f="target"))return we.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="action"||r==="target"||r==="value"||r===
"tabId"||r==="url"||r==="dispatchedMs")){return we.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return we.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(r!=="ACTION")return we.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return we.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Task")return we.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.action!==void 0){let r=e.action,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return we.
errors=[{instancePath:i+"/action",keyword:"maxLength"}],!1}else return we.errors=[{instancePath:i+"/action",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.target!==void 0){let r=e.target,n=s;if(s===n)if(typeof r=="str\
ing"){if(u(r)>80)return we.errors=[{instancePath:i+"/target",keyword:"maxLength"}],!1}else return we.errors=[{
instancePath:i+"/target",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.value!==void 0){let r=e.value,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>500)return we.errors=[{instancePath:i+"/value",keyword:"maxLength"}],
!1}else return we.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==
void 0){let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return we.errors=[{instancePath:i+
"/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return we.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<0||isNaN(r))return we.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>8192)return we.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return we.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.dispatchedMs!==void 0){let r=e.dispatchedMs,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return we.errors=[{instancePath:i+"/dispatchedMs",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return we.errors=[{instancePath:i+
"/dispatchedMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return we.errors=[{instancePath:i+"/dispatchedMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}else return we.errors=[{instancePath:i,keyword:"type"}],!1;return we.
errors=o,s===0}function jr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.schemaName===void 0&&(f="schemaName")||e.confidence===void 0&&(f="confidence"))return jr.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="schemaName"||r==="data"||r===
"confidence")){return jr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==
void 0){let r=e.type,n=s;if(typeof r!="string")return jr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!==
"EXTRACTION_RESULT")return jr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return jr.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(r!=="Task")return jr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.schemaName!==void 0){let r=e.schemaName,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return jr.errors=
[{instancePath:i+"/schemaName",keyword:"maxLength"}],!1}else return jr.errors=[{instancePath:i+"/schemaName",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.data!==void 0){let r=s;he(e.data,{instancePath:i+"/data",parentData:e,
parentDataProperty:"data",rootData:a})||(o=o===null?he.errors:o.concat(he.errors),s=o.length);var t=r===s}else
var t=!0;if(t)if(e.confidence!==void 0){let r=e.confidence,n=s;if(s===n)if(typeof r=="number"&&isFinite(r)){if(r>
1||isNaN(r))return jr.errors=[{instancePath:i+"/confidence",keyword:"maximum"}],!1;if(r<0||isNaN(r))return jr.
errors=[{instancePath:i+"/confidence",keyword:"minimum"}],!1}else return jr.errors=[{instancePath:i+"/confiden\
ce",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return jr.errors=[{instancePath:i,keyword:"type"}],
!1;return jr.errors=o,s===0}function oi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.artifact===void 0&&(f="artifact"))return oi.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="artifact")){return oi.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return oi.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="ARTIFACT_SAVED")return oi.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return oi.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return oi.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.artifact!==void 0){let r=s;Ge(e.artifact,{instancePath:i+"/art\
ifact",parentData:e,parentDataProperty:"artifact",rootData:a})||(o=o===null?Ge.errors:o.concat(Ge.errors),s=o.
length);var t=r===s}else var t=!0}}}}else return oi.errors=[{instancePath:i,keyword:"type"}],!1;return oi.errors=
o,s===0}function Qr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.role===void 0&&(f="role")||e.text===void 0&&(f="text"))return Qr.errors=[{instancePath:i,keyword:"required"}],
!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="role"||r==="text")){return Qr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return Qr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="CHAT_MESSAGE")return Qr.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Qr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Qr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.role!==void 0){let r=e.role,n=s;if(typeof r!=
"string")return Qr.errors=[{instancePath:i+"/role",keyword:"type"}],!1;if(!(r==="user"||r==="assistant"))return Qr.
errors=[{instancePath:i+"/role",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.
text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>1e5)return Qr.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1}else return Qr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return Qr.errors=[{instancePath:i,keyword:"type"}],!1;return Qr.errors=o,s===0}function ur(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.workId===void 0&&(f="workId"))return ur.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="jobId"||r==="workId")){return ur.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return ur.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TASK_WORK_STARTED")return ur.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return ur.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return ur.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.
jobId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ur.errors=[{instancePath:i+"/jobId",keyword:"maxL\
ength"}],!1;if(u(r)<1)return ur.errors=[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(r))return ur.
errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return ur.errors=[{instancePath:i+"/jobId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.workId!==void 0){let r=e.workId,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return ur.errors=[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return ur.errors=[{instancePath:i+"/workId",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return ur.errors=[{instancePath:i+"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}else
return ur.errors=[{instancePath:i,keyword:"type"}],!1;return ur.errors=o,s===0}function Re(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.workId===void 0&&(f="workId")||e.sessionId===void 0&&(f="sessionId"))return Re.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="jo\
bId"||r==="workId"||r==="sessionId")){return Re.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Re.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="TASK_WORK_ASSIGNED")return Re.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Re.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Re.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.jobId,n=s;if(s===n)if(typeof r=="stri\
ng"){if(u(r)>128)return Re.errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(r)<1)return Re.errors=
[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(r))return Re.errors=[{instancePath:i+"/jobId",keyword:"\
pattern"}],!1}else return Re.errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.workId!==void 0){let r=e.workId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Re.errors=
[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return Re.errors=[{instancePath:i+"/workId",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Re.errors=[{instancePath:i+
"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.sessionId!==void 0){let r=e.sessionId,n=s;
if(s===n)if(typeof r=="string"){if(u(r)>128)return Re.errors=[{instancePath:i+"/sessionId",keyword:"maxLength"}],
!1;if(u(r)<1)return Re.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return Re.errors=
[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Re.errors=[{instancePath:i+"/sessionId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}}}}else return Re.errors=[{instancePath:i,keyword:"type"}],!1;return Re.
errors=o,s===0}function tr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.workId===void 0&&(f="workId")||e.succeeded===void 0&&(f="succeeded"))return tr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="jo\
bId"||r==="workId"||r==="succeeded")){return tr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return tr.errors=[{instancePath:i+"/type",
keyword:"type"}],!1;if(r!=="TASK_WORK_STOPPED")return tr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return tr.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return tr.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.jobId,n=s;if(s===n)if(typeof r=="stri\
ng"){if(u(r)>128)return tr.errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(r)<1)return tr.errors=
[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(r))return tr.errors=[{instancePath:i+"/jobId",keyword:"\
pattern"}],!1}else return tr.errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.workId!==void 0){let r=e.workId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return tr.errors=
[{instancePath:i+"/workId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r))return tr.errors=[{instancePath:i+"/workId",keyword:"maximum"}],!1;if(r<0||isNaN(r))return tr.errors=[{instancePath:i+
"/workId",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.succeeded!==void 0){let r=s;if(typeof e.succeeded!=
"boolean")return tr.errors=[{instancePath:i+"/succeeded",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}}else
return tr.errors=[{instancePath:i,keyword:"type"}],!1;return tr.errors=o,s===0}function yr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.job===void 0&&(f="job")||e.work===void 0&&(f="work"))return yr.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="jobId"||r==="job"||r==="wo\
rk"||r==="resumed")){return yr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
type!==void 0){let r=e.type,n=s;if(typeof r!="string")return yr.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(r!=="JOB_STARTED")return yr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return yr.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(r!=="Task")return yr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.jobId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return yr.
errors=[{instancePath:i+"/jobId",keyword:"maxLength"}],!1;if(u(r)<1)return yr.errors=[{instancePath:i+"/jobId",
keyword:"minLength"}],!1;if(!k.test(r))return yr.errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return yr.
errors=[{instancePath:i+"/jobId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.job!==void 0){let r=e.
job,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return yr.errors=[{instancePath:i+"/job",keyword:"maxLength"}],
!1}else return yr.errors=[{instancePath:i+"/job",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.work!==
void 0){let r=s;he(e.work,{instancePath:i+"/work",parentData:e,parentDataProperty:"work",rootData:a})||(o=o===
null?he.errors:o.concat(he.errors),s=o.length);var t=r===s}else var t=!0;if(t)if(e.resumed!==void 0){let r=s;if(typeof e.
resumed!="boolean")return yr.errors=[{instancePath:i+"/resumed",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}}}else
return yr.errors=[{instancePath:i,keyword:"type"}],!1;return yr.errors=o,s===0}function Ee(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.jobId===void 0&&(f="jobId")||e.outcome===void 0&&(f="outcome")||e.succeededWorks===void 0&&(f="succeededWork\
s")||e.works===void 0&&(f="works"))return Ee.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="jobId"||r==="outcome"||r==="succeededWorks"||r==="works")){return Ee.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Ee.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="JOB_FINISHED")return Ee.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return Ee.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Task")return Ee.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.jobId!==void 0){let r=e.
jobId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ee.errors=[{instancePath:i+"/jobId",keyword:"maxL\
ength"}],!1;if(u(r)<1)return Ee.errors=[{instancePath:i+"/jobId",keyword:"minLength"}],!1;if(!k.test(r))return Ee.
errors=[{instancePath:i+"/jobId",keyword:"pattern"}],!1}else return Ee.errors=[{instancePath:i+"/jobId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.outcome!==void 0){let r=e.outcome,n=s;if(typeof r!="string")return Ee.
errors=[{instancePath:i+"/outcome",keyword:"type"}],!1;if(!(r==="succeeded"||r==="failed"||r==="stopped"||r===
"interrupted"))return Ee.errors=[{instancePath:i+"/outcome",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){
if(e.succeededWorks!==void 0){let r=e.succeededWorks,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)))return Ee.errors=[{instancePath:i+"/succeededWorks",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return Ee.errors=[{instancePath:i+"/succeededWorks",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return Ee.errors=[{instancePath:i+"/succeededWorks",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t)if(e.works!==void 0){let r=e.works,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ee.
errors=[{instancePath:i+"/works",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return Ee.errors=[{instancePath:i+"/works",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ee.errors=[
{instancePath:i+"/works",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}else return Ee.errors=[{instancePath:i,
keyword:"type"}],!1;return Ee.errors=o,s===0}function Ns(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.profile===void 0&&(f="profile"))return Ns.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="profile")){return Ns.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ns.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="MODEL_SWITCHED")return Ns.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Ns.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return Ns.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t)if(e.profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="s\
tring"){if(u(r)>80)return Ns.errors=[{instancePath:i+"/profile",keyword:"maxLength"}],!1}else return Ns.errors=
[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Ns.errors=[{instancePath:i,
keyword:"type"}],!1;return Ns.errors=o,s===0}var _t={additionalProperties:!1,description:"`messages`, `tools`,\
 `characters` and `images` are of the whole request. `text` is what it holds that the request\nbefore it in the\
 same task did not, as the model reads it: secrets masked, cut with a note when it is too long.\n`beside` as in\
 MODEL_TEXT_DELTA.",properties:{type:{const:"MODEL_REQUESTED",type:"string"},family:{const:"Model",type:"strin\
g"},profile:{maxLength:80,type:"string"},messages:{maximum:2147483647,minimum:0,type:"integer"},tools:{maximum:2147483647,
minimum:0,type:"integer"},characters:{maximum:2147483647,minimum:0,type:"integer"},text:{maxLength:1e5,type:"s\
tring"},images:{maximum:2147483647,minimum:0,type:"integer"},beside:{const:!0,type:"boolean"}},required:["type",
"family","profile","messages","tools","characters"],type:"object"};function de(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||e.profile===void 0&&(f="profile")||e.messages===
void 0&&(f="messages")||e.tools===void 0&&(f="tools")||e.characters===void 0&&(f="characters"))return de.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.call(_t.properties,r)){return de.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return de.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="MODEL_REQUESTED")return de.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return de.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return de.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.profile!==void 0){
let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return de.errors=[{instancePath:i+"/profile",keyword:"\
maxLength"}],!1}else return de.errors=[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.messages!==void 0){let r=e.messages,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return de.
errors=[{instancePath:i+"/messages",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return de.errors=[{instancePath:i+"/messages",keyword:"maximum"}],!1;if(r<0||isNaN(r))return de.errors=
[{instancePath:i+"/messages",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.tools!==void 0){let r=e.
tools,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return de.errors=[{instancePath:i+"/tools",
keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return de.errors=[{instancePath:i+
"/tools",keyword:"maximum"}],!1;if(r<0||isNaN(r))return de.errors=[{instancePath:i+"/tools",keyword:"minimum"}],
!1}var t=n===s}else var t=!0;if(t){if(e.characters!==void 0){let r=e.characters,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return de.errors=[{instancePath:i+"/characters",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return de.errors=[{instancePath:i+"/characters",keyword:"maxi\
mum"}],!1;if(r<0||isNaN(r))return de.errors=[{instancePath:i+"/characters",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>1e5)return de.errors=
[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return de.errors=[{instancePath:i+"/text",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(e.images!==void 0){let r=e.images,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return de.errors=[{instancePath:i+"/images",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&
isFinite(r)){if(r>2147483647||isNaN(r))return de.errors=[{instancePath:i+"/images",keyword:"maximum"}],!1;if(r<
0||isNaN(r))return de.errors=[{instancePath:i+"/images",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)
if(e.beside!==void 0){let r=e.beside,n=s;if(typeof r!="boolean")return de.errors=[{instancePath:i+"/beside",keyword:"\
type"}],!1;if(r!==!0)return de.errors=[{instancePath:i+"/beside",keyword:"const"}],!1;var t=n===s}else var t=!0}}}}}}}}}}else
return de.errors=[{instancePath:i,keyword:"type"}],!1;return de.errors=o,s===0}function Jr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.text===void 0&&(f="text"))return Jr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="text"||r==="beside")){return Jr.errors=[{instancePath:i,keyword:"additiona\
lProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Jr.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="MODEL_TEXT_DELTA")return Jr.errors=[{instancePath:i+"/typ\
e",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Jr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return Jr.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>1e5)return Jr.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Jr.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.beside!==void 0){let r=e.beside,
n=s;if(typeof r!="boolean")return Jr.errors=[{instancePath:i+"/beside",keyword:"type"}],!1;if(r!==!0)return Jr.
errors=[{instancePath:i+"/beside",keyword:"const"}],!1;var t=n===s}else var t=!0}}}}}else return Jr.errors=[{instancePath:i,
keyword:"type"}],!1;return Jr.errors=o,s===0}function Ls(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.text===void 0&&(f="text"))return Ls.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="family"||r==="text")){return Ls.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ls.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="MODEL_REASONING_DELTA")return Ls.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Ls.
errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Model")return Ls.errors=[{instancePath:i+"/famil\
y",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>1e5)return Ls.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return Ls.errors=
[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return Ls.errors=[{instancePath:i,
keyword:"type"}],!1;return Ls.errors=o,s===0}function fi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.name===void 0&&(f="name")||e.arguments===void 0&&(f="argumen\
ts"))return fi.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="name"||r==="a\
rguments")){return fi.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.name!==
void 0){let r=e.name,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return fi.errors=[{instancePath:i+"/name",
keyword:"maxLength"}],!1}else return fi.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t)if(e.arguments!==void 0){let r=e.arguments,n=s;if(s===n)if(typeof r=="string"){if(u(r)>1e5)return fi.errors=
[{instancePath:i+"/arguments",keyword:"maxLength"}],!1}else return fi.errors=[{instancePath:i+"/arguments",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return fi.errors=[{instancePath:i,keyword:"type"}],!1;return fi.errors=
o,s===0}function Je(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.family===void 0&&(l="fa\
mily")||e.text===void 0&&(l="text")||e.toolCalls===void 0&&(l="toolCalls"))return Je.errors=[{instancePath:i,keyword:"\
required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="family"||n==="text"||n==="toolCalls"||n==="calls"||
n==="beside")){return Je.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==
void 0){let n=e.type,d=s;if(typeof n!="string")return Je.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!==
"MODEL_REPLIED")return Je.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){
if(e.family!==void 0){let n=e.family,d=s;if(typeof n!="string")return Je.errors=[{instancePath:i+"/family",keyword:"\
type"}],!1;if(n!=="Model")return Je.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=d===s}else var t=!0;
if(t){if(e.text!==void 0){let n=e.text,d=s;if(s===d)if(typeof n=="string"){if(u(n)>1e5)return Je.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Je.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=d===
s}else var t=!0;if(t){if(e.toolCalls!==void 0){let n=e.toolCalls,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n)))return Je.errors=[{instancePath:i+"/toolCalls",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return Je.errors=[{instancePath:i+"/toolCalls",keyword:"maximum"}],!1;if(n<
0||isNaN(n))return Je.errors=[{instancePath:i+"/toolCalls",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){
if(e.calls!==void 0){let n=e.calls,d=s;if(s===d)if(Array.isArray(n)){if(n.length>50)return Je.errors=[{instancePath:i+
"/calls",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;fi(n[m],{instancePath:i+
"/calls/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?fi.errors:o.concat(fi.errors),s=o.length);
var f=g===s;if(!f)break}}}else return Je.errors=[{instancePath:i+"/calls",keyword:"type"}],!1;var t=d===s}else
var t=!0;if(t)if(e.beside!==void 0){let n=e.beside,d=s;if(typeof n!="boolean")return Je.errors=[{instancePath:i+
"/beside",keyword:"type"}],!1;if(n!==!0)return Je.errors=[{instancePath:i+"/beside",keyword:"const"}],!1;var t=d===
s}else var t=!0}}}}}}}else return Je.errors=[{instancePath:i,keyword:"type"}],!1;return Je.errors=o,s===0}function _r(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.callId===void 0&&(f="callId")||e.tool===void 0&&(f="tool"))return _r.errors=[{instancePath:i,keyword:"requir\
ed"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="callId"||r==="tool"||r==="args")){return _r.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return _r.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TOOL_REQUESTED")return _r.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.
family,n=s;if(typeof r!="string")return _r.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Tool")
return _r.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.callId!==
void 0){let r=e.callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return _r.errors=[{instancePath:i+"/cal\
lId",keyword:"maxLength"}],!1;if(u(r)<1)return _r.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!k.
test(r))return _r.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return _r.errors=[{instancePath:i+
"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tool!==void 0){let r=e.tool,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>40)return _r.errors=[{instancePath:i+"/tool",keyword:"maxLength"}],!1}else return _r.errors=
[{instancePath:i+"/tool",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.args!==void 0){let r=s;he(e.args,
{instancePath:i+"/args",parentData:e,parentDataProperty:"args",rootData:a})||(o=o===null?he.errors:o.concat(he.
errors),s=o.length);var t=r===s}else var t=!0}}}}}}else return _r.errors=[{instancePath:i,keyword:"type"}],!1;
return _r.errors=o,s===0}function xr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.callId===void 0&&(f="callId")||e.text===void 0&&(f="text"))return xr.errors=[{instancePath:i,keyword:"requir\
ed"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="callId"||r==="text")){return xr.errors=[{
instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return xr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="TOOL_STREAMED")return xr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return xr.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Tool")return xr.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.callId!==void 0){let r=e.
callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return xr.errors=[{instancePath:i+"/callId",keyword:"ma\
xLength"}],!1;if(u(r)<1)return xr.errors=[{instancePath:i+"/callId",keyword:"minLength"}],!1;if(!k.test(r))return xr.
errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else return xr.errors=[{instancePath:i+"/callId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>2e3)return xr.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1}else return xr.errors=[{instancePath:i+
"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else return xr.errors=[{instancePath:i,keyword:"type"}],
!1;return xr.errors=o,s===0}var xt={additionalProperties:!1,description:"Specification 004, section 13: the ca\
ll, the selector used, timings, result, observation and the version of the page.",properties:{type:{const:"TOO\
L_COMPLETED",type:"string"},family:{const:"Tool",type:"string"},callId:{maxLength:128,minLength:1,pattern:"^[A\
-Za-z0-9._:-]+$",type:"string"},tool:{maxLength:40,type:"string"},ok:{type:"boolean"},code:{maxLength:80,type:"\
string"},durationMs:{maximum:9007199254740991,minimum:0,type:"integer"},result:{$ref:"#/$defs/JsonValue"},pcdTs:{
maximum:9007199254740991,minimum:0,type:"integer"}},required:["type","family","callId","tool","ok","durationMs"],
type:"object"};function ve(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&
(f="family")||e.callId===void 0&&(f="callId")||e.tool===void 0&&(f="tool")||e.ok===void 0&&(f="ok")||e.durationMs===
void 0&&(f="durationMs"))return ve.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!E.
call(xt.properties,r)){return ve.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ve.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(r!=="TOOL_COMPLETED")return ve.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return ve.errors=[{instancePath:i+"/famil\
y",keyword:"type"}],!1;if(r!=="Tool")return ve.errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.callId!==void 0){let r=e.callId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ve.
errors=[{instancePath:i+"/callId",keyword:"maxLength"}],!1;if(u(r)<1)return ve.errors=[{instancePath:i+"/callI\
d",keyword:"minLength"}],!1;if(!k.test(r))return ve.errors=[{instancePath:i+"/callId",keyword:"pattern"}],!1}else
return ve.errors=[{instancePath:i+"/callId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tool!==void 0){
let r=e.tool,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return ve.errors=[{instancePath:i+"/tool",keyword:"\
maxLength"}],!1}else return ve.errors=[{instancePath:i+"/tool",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.ok!==void 0){let r=s;if(typeof e.ok!="boolean")return ve.errors=[{instancePath:i+"/ok",keyword:"type"}],!1;
var t=r===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)
return ve.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return ve.errors=[{instancePath:i+"/co\
de",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.durationMs!==void 0){let r=e.durationMs,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ve.errors=[{instancePath:i+"/durationMs",keyword:"type"}],!1;
if(s===n&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return ve.errors=[{instancePath:i+"\
/durationMs",keyword:"maximum"}],!1;if(r<0||isNaN(r))return ve.errors=[{instancePath:i+"/durationMs",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.result!==void 0){let r=s;he(e.result,{instancePath:i+"/resu\
lt",parentData:e,parentDataProperty:"result",rootData:a})||(o=o===null?he.errors:o.concat(he.errors),s=o.length);
var t=r===s}else var t=!0;if(t)if(e.pcdTs!==void 0){let r=e.pcdTs,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return ve.errors=[{instancePath:i+"/pcdTs",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r))return ve.errors=[{instancePath:i+"/pcdTs",keyword:"maximum"}],!1;
if(r<0||isNaN(r))return ve.errors=[{instancePath:i+"/pcdTs",keyword:"minimum"}],!1}var t=n===s}else var t=!0}}}}}}}}}}else
return ve.errors=[{instancePath:i,keyword:"type"}],!1;return ve.errors=o,s===0}function Ce(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.inputTokens===void 0&&(f="inputTokens")||e.outputTokens===void 0&&(f="outputTokens")||e.totalTokens===void 0&&
(f="totalTokens"))return Ce.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="\
type"||r==="family"||r==="inputTokens"||r==="outputTokens"||r==="totalTokens"||r==="cost")){return Ce.errors=[
{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Ce.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="METRICS_TOKENS")return Ce.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,
n=s;if(typeof r!="string")return Ce.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Metrics")return Ce.
errors=[{instancePath:i+"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.inputTokens!==void 0){
let r=e.inputTokens,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ce.errors=[{instancePath:i+
"/inputTokens",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ce.
errors=[{instancePath:i+"/inputTokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ce.errors=[{instancePath:i+
"/inputTokens",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.outputTokens!==void 0){let r=e.outputTokens,
n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ce.errors=[{instancePath:i+"/outputTokens",
keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ce.errors=[{instancePath:i+
"/outputTokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ce.errors=[{instancePath:i+"/outputTokens",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.totalTokens!==void 0){let r=e.totalTokens,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ce.errors=[{instancePath:i+"/totalTokens",keyword:"type"}],!1;
if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ce.errors=[{instancePath:i+"/total\
Tokens",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Ce.errors=[{instancePath:i+"/totalTokens",keyword:"mini\
mum"}],!1}var t=n===s}else var t=!0;if(t)if(e.cost!==void 0){let r=e.cost,n=s;if(s===n)if(typeof r=="number"&&
isFinite(r)){if(r<0||isNaN(r))return Ce.errors=[{instancePath:i+"/cost",keyword:"minimum"}],!1}else return Ce.
errors=[{instancePath:i+"/cost",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}else return Ce.errors=[{instancePath:i,
keyword:"type"}],!1;return Ce.errors=o,s===0}function nr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.used===void 0&&(f="used")||e.limit===void 0&&(f="limit")||e.fraction===void 0&&(f="fraction"))return nr.errors=
[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="used"||r===
"limit"||r==="fraction")){return nr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){
if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return nr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="METRICS_CONTEXT")return nr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else
var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return nr.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Metrics")return nr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.used!==void 0){let r=e.used,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)))return nr.errors=[{instancePath:i+"/used",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r))return nr.errors=[{instancePath:i+"/used",keyword:"maximum"}],!1;if(r<0||isNaN(r))
return nr.errors=[{instancePath:i+"/used",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.limit!==
void 0){let r=e.limit,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return nr.errors=[{instancePath:i+
"/limit",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return nr.errors=
[{instancePath:i+"/limit",keyword:"maximum"}],!1;if(r<0||isNaN(r))return nr.errors=[{instancePath:i+"/limit",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.fraction!==void 0){let r=e.fraction,n=s;if(s===n)if(typeof r==
"number"&&isFinite(r)){if(r<0||isNaN(r))return nr.errors=[{instancePath:i+"/fraction",keyword:"minimum"}],!1}else
return nr.errors=[{instancePath:i+"/fraction",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}else return nr.
errors=[{instancePath:i,keyword:"type"}],!1;return nr.errors=o,s===0}function As(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.family===void 0&&(l="family")||
e.values===void 0&&(l="values"))return As.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)
if(!(n==="type"||n==="family"||n==="values")){return As.errors=[{instancePath:i,keyword:"additionalProperties"}],
!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;if(typeof n!="string")return As.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(n!=="METRICS_PHASE")return As.errors=[{instancePath:i+"/type",keyword:"const"}],
!1;var t=d===s}else var t=!0;if(t){if(e.family!==void 0){let n=e.family,d=s;if(typeof n!="string")return As.errors=
[{instancePath:i+"/family",keyword:"type"}],!1;if(n!=="Metrics")return As.errors=[{instancePath:i+"/family",keyword:"\
const"}],!1;var t=d===s}else var t=!0;if(t)if(e.values!==void 0){let n=e.values,d=s;if(s===d)if(n&&typeof n=="\
object"&&!Array.isArray(n))for(let w in n){let m=n[w],g=s;if(!(typeof m=="number"&&isFinite(m)))return As.errors=
[{instancePath:i+"/values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type"}],!1;var f=g===s;if(!f)break}else
return As.errors=[{instancePath:i+"/values",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}else return As.errors=
[{instancePath:i,keyword:"type"}],!1;return As.errors=o,s===0}function Br(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.code===void 0&&(f="code")||e.message===void 0&&(f="message"))return Br.errors=[{instancePath:i,keyword:"requ\
ired"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="code"||r==="message")){return Br.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return Br.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="WARNING")return Br.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!=
"string")return Br.errors=[{instancePath:i+"/family",keyword:"type"}],!1;if(r!=="Warning")return Br.errors=[{instancePath:i+
"/family",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>80)return Br.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return Br.errors=
[{instancePath:i+"/code",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.message!==void 0){let r=e.message,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Br.errors=[{instancePath:i+"/message",keyword:"maxLengt\
h"}],!1}else return Br.errors=[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}else
return Br.errors=[{instancePath:i,keyword:"type"}],!1;return Br.errors=o,s===0}function Sr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.family===void 0&&(f="family")||
e.code===void 0&&(f="code")||e.message===void 0&&(f="message")||e.recoverable===void 0&&(f="recoverable"))return Sr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="family"||r==="co\
de"||r==="message"||r==="recoverable")){return Sr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Sr.errors=[{instancePath:i+"\
/type",keyword:"type"}],!1;if(r!=="ERROR")return Sr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.family!==void 0){let r=e.family,n=s;if(typeof r!="string")return Sr.errors=[{instancePath:i+
"/family",keyword:"type"}],!1;if(r!=="Error")return Sr.errors=[{instancePath:i+"/family",keyword:"const"}],!1;
var t=n===s}else var t=!0;if(t){if(e.code!==void 0){let r=e.code,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)
return Sr.errors=[{instancePath:i+"/code",keyword:"maxLength"}],!1}else return Sr.errors=[{instancePath:i+"/co\
de",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.message!==void 0){let r=e.message,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>2e3)return Sr.errors=[{instancePath:i+"/message",keyword:"maxLength"}],!1}else return Sr.errors=
[{instancePath:i+"/message",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.recoverable!==void 0){let r=s;
if(typeof e.recoverable!="boolean")return Sr.errors=[{instancePath:i+"/recoverable",keyword:"type"}],!1;var t=r===
s}else var t=!0}}}}}}else return Sr.errors=[{instancePath:i,keyword:"type"}],!1;return Sr.errors=o,s===0}function pi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="LIFECYCLE_STARTED")js(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?js.errors:o.concat(js.errors),s=o.length);else if(t===
"LIFECYCLE_STOPPED")Ys(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ys.errors:
o.concat(Ys.errors),s=o.length);else if(t==="LIFECYCLE_BROWSER")ls(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ls.errors:o.concat(ls.errors),s=o.length);else if(t==="RUN_STARTED")hr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?hr.errors:o.concat(hr.errors),s=o.length);else if(t===
"RUN_FINISHED")be(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?be.errors:o.concat(
be.errors),s=o.length);else if(t==="RUN_FAILED")rr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?rr.errors:o.concat(rr.errors),s=o.length);else if(t==="RUN_FOUND")_e(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?_e.errors:o.concat(_e.errors),s=o.length);else if(t==="STOP_REQ\
UESTED")Xs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Xs.errors:o.concat(Xs.
errors),s=o.length);else if(t==="STOP_ACKNOWLEDGED")ds(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ds.errors:o.concat(ds.errors),s=o.length);else if(t==="STOPPED")Ss(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ss.errors:o.concat(Ss.errors),s=o.length);else if(t==="RUN_PAUS\
ED")Mr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Mr.errors:o.concat(Mr.errors),
s=o.length);else if(t==="RUN_RESUMED")ei(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?ei.errors:o.concat(ei.errors),s=o.length);else if(t==="USER_TAKEOVER_ON")ws(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ws.errors:o.concat(ws.errors),s=o.length);else if(t==="USER_TAK\
EOVER_OFF")ri(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ri.errors:o.concat(
ri.errors),s=o.length);else if(t==="SESSION_CREATED")as(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?as.errors:o.concat(as.errors),s=o.length);else if(t==="SESSION_RESUMED")si(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?si.errors:o.concat(si.errors),s=o.length);else if(t==="SESSION_\
SAVED")ii(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ii.errors:o.concat(ii.
errors),s=o.length);else if(t==="SESSION_COMPACTED")br(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?br.errors:o.concat(br.errors),s=o.length);else if(t==="SESSION_CLOSED")ti(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ti.errors:o.concat(ti.errors),s=o.length);else if(t==="TASK_QUE\
UED")hs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?hs.errors:o.concat(hs.errors),
s=o.length);else if(t==="QUEUE_CHANGED")_s(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?_s.errors:o.concat(_s.errors),s=o.length);else if(t==="TASK_STARTED")xs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?xs.errors:o.concat(xs.errors),s=o.length);else if(t==="TASK_STA\
TUS")Is(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Is.errors:o.concat(Is.errors),
s=o.length);else if(t==="TASK_PROGRESS")je(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?je.errors:o.concat(je.errors),s=o.length);else if(t==="TASK_PLANNED")Se(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Se.errors:o.concat(Se.errors),s=o.length);else if(t==="TASK_CAN\
CELLING")ni(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ni.errors:o.concat(ni.
errors),s=o.length);else if(t==="TASK_COMPLETED")xe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?xe.errors:o.concat(xe.errors),s=o.length);else if(t==="TASK_FAILED")sr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?sr.errors:o.concat(sr.errors),s=o.length);else if(t==="STEP_STA\
RTED")Pe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Pe.errors:o.concat(Pe.errors),
s=o.length);else if(t==="STEP_COMPLETED")ar(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?ar.errors:o.concat(ar.errors),s=o.length);else if(t==="STEP_FAILED")$e(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?$e.errors:o.concat($e.errors),s=o.length);else if(t==="STEP_SKI\
PPED")Vr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Vr.errors:o.concat(Vr.errors),
s=o.length);else if(t==="NEEDS_APPROVAL")De(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?De.errors:o.concat(De.errors),s=o.length);else if(t==="APPROVAL_RESOLVED")ir(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ir.errors:o.concat(ir.errors),s=o.length);else if(t==="QUESTION")
Ue(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ue.errors:o.concat(Ue.errors),
s=o.length);else if(t==="BROWSER_FRAME")Te(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?Te.errors:o.concat(Te.errors),s=o.length);else if(t==="ACTION")we(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?we.errors:o.concat(we.errors),s=o.length);else if(t==="EXTRACTION_RESULT")jr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?jr.errors:o.concat(jr.errors),s=o.length);else if(t===
"ARTIFACT_SAVED")oi(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?oi.errors:o.
concat(oi.errors),s=o.length);else if(t==="CHAT_MESSAGE")Qr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Qr.errors:o.concat(Qr.errors),s=o.length);else if(t==="TASK_WORK_STARTED")ur(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ur.errors:o.concat(ur.errors),s=o.length);else if(t===
"TASK_WORK_ASSIGNED")Re(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Re.errors:
o.concat(Re.errors),s=o.length);else if(t==="TASK_WORK_STOPPED")tr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?tr.errors:o.concat(tr.errors),s=o.length);else if(t==="JOB_STARTED")yr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?yr.errors:o.concat(yr.errors),s=o.length);else if(t===
"JOB_FINISHED")Ee(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ee.errors:o.concat(
Ee.errors),s=o.length);else if(t==="MODEL_SWITCHED")Ns(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ns.errors:o.concat(Ns.errors),s=o.length);else if(t==="MODEL_REQUESTED")de(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?de.errors:o.concat(de.errors),s=o.length);else if(t==="MODEL_TE\
XT_DELTA")Jr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Jr.errors:o.concat(
Jr.errors),s=o.length);else if(t==="MODEL_REASONING_DELTA")Ls(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Ls.errors:o.concat(Ls.errors),s=o.length);else if(t==="MODEL_REPLIED")Je(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Je.errors:o.concat(Je.errors),s=o.length);else if(t===
"TOOL_REQUESTED")_r(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?_r.errors:o.
concat(_r.errors),s=o.length);else if(t==="TOOL_STREAMED")xr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?xr.errors:o.concat(xr.errors),s=o.length);else if(t==="TOOL_COMPLETED")ve(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ve.errors:o.concat(ve.errors),s=o.length);else if(t===
"METRICS_TOKENS")Ce(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ce.errors:o.
concat(Ce.errors),s=o.length);else if(t==="METRICS_CONTEXT")nr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?nr.errors:o.concat(nr.errors),s=o.length);else if(t==="METRICS_PHASE")As(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?As.errors:o.concat(As.errors),s=o.length);else if(t===
"WARNING")Br(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Br.errors:o.concat(
Br.errors),s=o.length);else if(t==="ERROR")Sr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Sr.errors:o.concat(Sr.errors),s=o.length);else return pi.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return pi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return pi.errors=[{instancePath:i,
keyword:"type"}],!1;return pi.errors=o,s===0}function Ie(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.seq===void 0&&
(f="seq")||e.ts_unix_ms===void 0&&(f="ts_unix_ms")||e.session_id===void 0&&(f="session_id")||e.event===void 0&&
(f="event"))return Ie.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="seq"||
r==="ts_unix_ms"||r==="session_id"||r==="run_id"||r==="task_id"||r==="event")){return Ie.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.seq!==void 0){let r=e.seq,n=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return Ie.errors=[{instancePath:i+"/seq",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r)))return Ie.errors=[{instancePath:i+"/seq",keyword:"minimum"}],!1;var t=n===
s}else var t=!0;if(t){if(e.ts_unix_ms!==void 0){let r=e.ts_unix_ms,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"type"}],!1;if(s===n&&typeof r=="numb\
er"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"max\
imum"}],!1;if(r<0||isNaN(r))return Ie.errors=[{instancePath:i+"/ts_unix_ms",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t){if(e.session_id!==void 0){let r=e.session_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ie.
errors=[{instancePath:i+"/session_id",keyword:"maxLength"}],!1;if(u(r)<1)return Ie.errors=[{instancePath:i+"/s\
ession_id",keyword:"minLength"}],!1;if(!k.test(r))return Ie.errors=[{instancePath:i+"/session_id",keyword:"pat\
tern"}],!1}else return Ie.errors=[{instancePath:i+"/session_id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.run_id!==void 0){let r=e.run_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ie.errors=[{
instancePath:i+"/run_id",keyword:"maxLength"}],!1;if(u(r)<1)return Ie.errors=[{instancePath:i+"/run_id",keyword:"\
minLength"}],!1;if(!k.test(r))return Ie.errors=[{instancePath:i+"/run_id",keyword:"pattern"}],!1}else return Ie.
errors=[{instancePath:i+"/run_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.task_id!==void 0){let r=e.
task_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ie.errors=[{instancePath:i+"/task_id",keyword:"\
maxLength"}],!1;if(u(r)<1)return Ie.errors=[{instancePath:i+"/task_id",keyword:"minLength"}],!1;if(!k.test(r))
return Ie.errors=[{instancePath:i+"/task_id",keyword:"pattern"}],!1}else return Ie.errors=[{instancePath:i+"/t\
ask_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.event!==void 0){let r=s;pi(e.event,{instancePath:i+
"/event",parentData:e,parentDataProperty:"event",rootData:a})||(o=o===null?pi.errors:o.concat(pi.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}}else return Ie.errors=[{instancePath:i,keyword:"type"}],!1;return Ie.errors=o,
s===0}function ui(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.events===void 0&&(l="ev\
ents"))return ui.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n===
"events")){return ui.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){
let n=e.type,d=s;if(typeof n!="string")return ui.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="e\
vents")return ui.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t)if(e.events!==
void 0){let n=e.events,d=s;if(s===d)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;
Ie(n[m],{instancePath:i+"/events/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Ie.errors:o.concat(
Ie.errors),s=o.length);var f=g===s;if(!f)break}}else return ui.errors=[{instancePath:i+"/events",keyword:"type"}],
!1;var t=d===s}else var t=!0}}}else return ui.errors=[{instancePath:i,keyword:"type"}],!1;return ui.errors=o,s===
0}function Ne(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&(f="ok")||e.sessionId===void 0&&(f="sessionId"))
return Ne.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="ok"||r==="sessionI\
d"||r==="taskId"||r==="runId")){return Ne.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.ok!==void 0){let r=e.ok,n=s;if(typeof r!="boolean")return Ne.errors=[{instancePath:i+"/ok",keyword:"ty\
pe"}],!1;if(r!==!0)return Ne.errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ne.errors=[{
instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Ne.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(r))return Ne.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Ne.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.taskId!==
void 0){let r=e.taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ne.errors=[{instancePath:i+"/tas\
kId",keyword:"maxLength"}],!1;if(u(r)<1)return Ne.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.
test(r))return Ne.errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Ne.errors=[{instancePath:i+
"/taskId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.runId!==void 0){let r=e.runId,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>128)return Ne.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(r)<1)return Ne.
errors=[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!k.test(r))return Ne.errors=[{instancePath:i+"/ru\
nId",keyword:"pattern"}],!1}else return Ne.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else
var t=!0}}}}}else return Ne.errors=[{instancePath:i,keyword:"type"}],!1;return Ne.errors=o,s===0}function es(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.ok===void 0&&(f="ok")||e.error===void 0&&(f="error")||e.code===
void 0&&(f="code"))return es.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"ok"||r==="error"||r==="code")){return es.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.ok!==void 0){let r=e.ok,n=s;if(typeof r!="boolean")return es.errors=[{instancePath:i+"/ok",keyword:"ty\
pe"}],!1;if(r!==!1)return es.errors=[{instancePath:i+"/ok",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.error!==void 0){let r=s;if(typeof e.error!="string")return es.errors=[{instancePath:i+"/error",keyword:"t\
ype"}],!1;var t=r===s}else var t=!0;if(t)if(e.code!==void 0){let r=e.code,n=s;if(typeof r!="string")return es.
errors=[{instancePath:i+"/code",keyword:"type"}],!1;if(!(r==="task_active"||r==="no_task"||r==="wrong_task"||r===
"unknown"||r==="expired"||r==="bad_argument"||r==="shutting_down"))return es.errors=[{instancePath:i+"/code",keyword:"\
enum"}],!1;var t=n===s}else var t=!0}}}}else return es.errors=[{instancePath:i,keyword:"type"}],!1;return es.errors=
o,s===0}function ji(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0,t=s,
f=!1,l=null,r=s;Ne(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ne.errors:o.concat(
Ne.errors),s=o.length);var d=r===s;d&&(f=!0,l=0);let n=s;es(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?es.errors:o.concat(es.errors),s=o.length);var d=n===s;if(d&&f?(f=!1,l=[l,1]):d&&(f=!0,
l=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===null?o=[c]:o.
push(c),s++,ji.errors=o,!1}return ji.errors=o,s===0}function $s(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.requestId===void 0&&(f="requestId")||e.reply===void 0&&(f="reply"))return $s.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="requestId"||r==="reply")){return $s.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!=
"string")return $s.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="reply")return $s.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.requestId!==void 0){let r=e.requestId,n=s;if(s===
n)if(typeof r=="string"){if(u(r)>128)return $s.errors=[{instancePath:i+"/requestId",keyword:"maxLength"}],!1;if(u(
r)<1)return $s.errors=[{instancePath:i+"/requestId",keyword:"minLength"}],!1;if(!k.test(r))return $s.errors=[{
instancePath:i+"/requestId",keyword:"pattern"}],!1}else return $s.errors=[{instancePath:i+"/requestId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.reply!==void 0){let r=s;ji(e.reply,{instancePath:i+"/reply",parentData:e,
parentDataProperty:"reply",rootData:a})||(o=o===null?ji.errors:o.concat(ji.errors),s=o.length);var t=r===s}else
var t=!0}}}}else return $s.errors=[{instancePath:i,keyword:"type"}],!1;return $s.errors=o,s===0}function Ir(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.sessionId===void 0&&(f="sessionId")||e.title===void 0&&(f="t\
itle")||e.kind===void 0&&(f="kind")||e.text===void 0&&(f="text"))return Ir.errors=[{instancePath:i,keyword:"re\
quired"}],!1;{let l=s;for(let r in e)if(!(r==="sessionId"||r==="title"||r==="kind"||r==="text")){return Ir.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.sessionId!==void 0){let r=e.sessionId,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Ir.errors=[{instancePath:i+"/sessionId",keyword:"maxLen\
gth"}],!1;if(u(r)<1)return Ir.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))return Ir.
errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Ir.errors=[{instancePath:i+"/sessionId",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.title!==void 0){let r=e.title,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>300)return Ir.errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return Ir.errors=
[{instancePath:i+"/title",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.kind!==void 0){let r=e.kind,
n=s;if(typeof r!="string")return Ir.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;if(!(r==="approval"||r===
"question"||r==="takeover"))return Ir.errors=[{instancePath:i+"/kind",keyword:"enum"}],!1;var t=n===s}else var t=!0;
if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>300)return Ir.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1}else return Ir.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}else return Ir.errors=[{instancePath:i,keyword:"type"}],!1;return Ir.errors=o,s===0}function yi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.waiting===void 0&&(l="waiting"))return yi.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="waiting")){return yi.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;
if(typeof n!="string")return yi.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="waiting")return yi.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t)if(e.waiting!==void 0){let n=e.
waiting,d=s;if(s===d)if(Array.isArray(n)){var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=s;Ir(n[m],{instancePath:i+
"/waiting/"+m,parentData:n,parentDataProperty:m,rootData:a})||(o=o===null?Ir.errors:o.concat(Ir.errors),s=o.length);
var f=g===s;if(!f)break}}else return yi.errors=[{instancePath:i+"/waiting",keyword:"type"}],!1;var t=d===s}else
var t=!0}}}else return yi.errors=[{instancePath:i,keyword:"type"}],!1;return yi.errors=o,s===0}function Yr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.error===void 0&&(f="error"))return Yr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="requestId"||r===
"error")){return Yr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Yr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="p\
roblem")return Yr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.requestId!==
void 0){let r=e.requestId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Yr.errors=[{instancePath:i+"/\
requestId",keyword:"maxLength"}],!1;if(u(r)<1)return Yr.errors=[{instancePath:i+"/requestId",keyword:"minLengt\
h"}],!1;if(!k.test(r))return Yr.errors=[{instancePath:i+"/requestId",keyword:"pattern"}],!1}else return Yr.errors=
[{instancePath:i+"/requestId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.error!==void 0){let r=e.
error,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e3)return Yr.errors=[{instancePath:i+"/error",keyword:"maxL\
ength"}],!1}else return Yr.errors=[{instancePath:i+"/error",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else
return Yr.errors=[{instancePath:i,keyword:"type"}],!1;return Yr.errors=o,s===0}function $i(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t=e.type;if(typeof t=="string")if(t==="events")ui(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ui.errors:o.concat(ui.errors),s=o.length);else if(t==="reply")$s(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?$s.errors:o.concat($s.errors),s=o.length);else if(t==="waiting")
yi(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?yi.errors:o.concat(yi.errors),
s=o.length);else if(t==="problem")Yr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?Yr.errors:o.concat(Yr.errors),s=o.length);else return $i.errors=[{instancePath:i,keyword:"discriminator"}],
!1;else return $i.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return $i.errors=[{instancePath:i,
keyword:"type"}],!1;return $i.errors=o,s===0}var Mt=Ti;function Nr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.after===void 0&&(f="after"))return Nr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="sessionId"||r===
"after"||r==="frames")){return Nr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){
if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Nr.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="subscribe")return Nr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Nr.errors=
[{instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Nr.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(r))return Nr.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Nr.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.after!==
void 0){let r=e.after,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Nr.errors=[{instancePath:i+
"/after",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Nr.errors=
[{instancePath:i+"/after",keyword:"maximum"}],!1;if(r<0||isNaN(r))return Nr.errors=[{instancePath:i+"/after",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.frames!==void 0){let r=s;if(typeof e.frames!="boolean")return Nr.
errors=[{instancePath:i+"/frames",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return Nr.errors=[{instancePath:i,
keyword:"type"}],!1;return Nr.errors=o,s===0}function ce(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.text===void 0&&(l="text"))return ce.
errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n==="type"||n==="text"||n==="tabI\
d"||n==="url"||n==="workingDirectory"||n==="allow"||n==="attended")){return ce.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;if(typeof n!="string")return ce.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="SubmitPrompt")return ce.errors=[{instancePath:i+"/\
type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.text!==void 0){let n=e.text,d=s;if(s===d)if(typeof n==
"string"){if(u(n)>2e4)return ce.errors=[{instancePath:i+"/text",keyword:"maxLength"}],!1;if(u(n)<1)return ce.errors=
[{instancePath:i+"/text",keyword:"minLength"}],!1}else return ce.errors=[{instancePath:i+"/text",keyword:"type"}],
!1;var t=d===s}else var t=!0;if(t){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return ce.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return ce.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<
1||isNaN(n))return ce.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){
if(e.url!==void 0){let n=e.url,d=s;if(s===d)if(typeof n=="string"){if(u(n)>8192)return ce.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return ce.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=d===s}else
var t=!0;if(t){if(e.workingDirectory!==void 0){let n=e.workingDirectory,d=s;if(s===d)if(typeof n=="string"){if(u(
n)>4096)return ce.errors=[{instancePath:i+"/workingDirectory",keyword:"maxLength"}],!1}else return ce.errors=[
{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.allow!==void 0){let n=e.
allow,d=s;if(s===d)if(Array.isArray(n)){if(n.length>50)return ce.errors=[{instancePath:i+"/allow",keyword:"max\
Items"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(u(
g)>512)return ce.errors=[{instancePath:i+"/allow/"+m,keyword:"maxLength"}],!1}else return ce.errors=[{instancePath:i+
"/allow/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return ce.errors=[{instancePath:i+"/allow",keyword:"\
type"}],!1;var t=d===s}else var t=!0;if(t)if(e.attended!==void 0){let n=s;if(typeof e.attended!="boolean")return ce.
errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}}}}}else return ce.errors=
[{instancePath:i,keyword:"type"}],!1;return ce.errors=o,s===0}function pr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.approvalId===void 0&&(f="approv\
alId")||e.decision===void 0&&(f="decision"))return pr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;
for(let r in e)if(!(r==="type"||r==="approvalId"||r==="decision")){return pr.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return pr.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="Approve")return pr.errors=[{instancePath:i+"/type",
keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.approvalId!==void 0){let r=e.approvalId,n=s;if(s===n)
if(typeof r=="string"){if(u(r)>128)return pr.errors=[{instancePath:i+"/approvalId",keyword:"maxLength"}],!1;if(u(
r)<1)return pr.errors=[{instancePath:i+"/approvalId",keyword:"minLength"}],!1;if(!k.test(r))return pr.errors=[
{instancePath:i+"/approvalId",keyword:"pattern"}],!1}else return pr.errors=[{instancePath:i+"/approvalId",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.decision!==void 0){let r=e.decision,n=s;if(typeof r!="string")return pr.
errors=[{instancePath:i+"/decision",keyword:"type"}],!1;if(!(r==="allow"||r==="always"||r==="deny"))return pr.
errors=[{instancePath:i+"/decision",keyword:"enum"}],!1;var t=n===s}else var t=!0}}}}else return pr.errors=[{instancePath:i,
keyword:"type"}],!1;return pr.errors=o,s===0}function fr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.questionId===void 0&&(f="questi\
onId")||e.text===void 0&&(f="text"))return fr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="questionId"||r==="text")){return fr.errors=[{instancePath:i,keyword:"additionalPropertie\
s"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return fr.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;if(r!=="Answer")return fr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===
s}else var t=!0;if(t){if(e.questionId!==void 0){let r=e.questionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>
128)return fr.errors=[{instancePath:i+"/questionId",keyword:"maxLength"}],!1;if(u(r)<1)return fr.errors=[{instancePath:i+
"/questionId",keyword:"minLength"}],!1;if(!k.test(r))return fr.errors=[{instancePath:i+"/questionId",keyword:"\
pattern"}],!1}else return fr.errors=[{instancePath:i+"/questionId",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t)if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e4)return fr.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1;if(u(r)<1)return fr.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else
return fr.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}}else return fr.errors=
[{instancePath:i,keyword:"type"}],!1;return fr.errors=o,s===0}function Or(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.taskId===void 0&&(f="taskId"))return Or.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="taskId")){return Or.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Or.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="CancelTask")return Or.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.taskId!==void 0){let r=e.
taskId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Or.errors=[{instancePath:i+"/taskId",keyword:"ma\
xLength"}],!1;if(u(r)<1)return Or.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return Or.
errors=[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return Or.errors=[{instancePath:i+"/taskId",keyword:"\
type"}],!1;var t=n===s}else var t=!0}}}else return Or.errors=[{instancePath:i,keyword:"type"}],!1;return Or.errors=
o,s===0}function Rs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Rs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Rs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Rs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="Stop")return Rs.errors=[{instancePath:i+"/type",keyword:"co\
nst"}],!1}}}else return Rs.errors=[{instancePath:i,keyword:"type"}],!1;return Rs.errors=o,s===0}function Cs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Cs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Cs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Cs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="Pause")return Cs.errors=[{instancePath:i+"/type",keyword:"c\
onst"}],!1}}}else return Cs.errors=[{instancePath:i,keyword:"type"}],!1;return Cs.errors=o,s===0}function Os(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Os.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Os.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Os.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="Resume")return Os.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Os.errors=[{instancePath:i,keyword:"type"}],!1;return Os.errors=o,s===0}function zs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return zs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return zs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return zs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="Skip")return zs.errors=[{instancePath:i+"/type",keyword:"co\
nst"}],!1}}}else return zs.errors=[{instancePath:i,keyword:"type"}],!1;return zs.errors=o,s===0}function rs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.text===void 0&&(f="text"))return rs.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="text")){return rs.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return rs.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="SwitchTask")return rs.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.text!==void 0){let r=e.
text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e4)return rs.errors=[{instancePath:i+"/text",keyword:"maxLen\
gth"}],!1;if(u(r)<1)return rs.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else return rs.errors=[
{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return rs.errors=[{instancePath:i,
keyword:"type"}],!1;return rs.errors=o,s===0}function Ke(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.text===void 0&&(f="text"))return Ke.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="text"||r==="tabI\
d"||r==="url"||r==="first")){return Ke.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===
s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return Ke.errors=[{instancePath:i+"/type",keyword:"\
type"}],!1;if(r!=="Enqueue")return Ke.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.text!==void 0){let r=e.text,n=s;if(s===n)if(typeof r=="string"){if(u(r)>2e4)return Ke.errors=[{instancePath:i+
"/text",keyword:"maxLength"}],!1;if(u(r)<1)return Ke.errors=[{instancePath:i+"/text",keyword:"minLength"}],!1}else
return Ke.errors=[{instancePath:i+"/text",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.tabId!==void 0){
let r=e.tabId,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return Ke.errors=[{instancePath:i+"\
/tabId",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return Ke.errors=
[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(r<1||isNaN(r))return Ke.errors=[{instancePath:i+"/tabId",keyword:"\
minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.url!==void 0){let r=e.url,n=s;if(s===n)if(typeof r=="string"){
if(u(r)>8192)return Ke.errors=[{instancePath:i+"/url",keyword:"maxLength"}],!1}else return Ke.errors=[{instancePath:i+
"/url",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.first!==void 0){let r=s;if(typeof e.first!="boo\
lean")return Ke.errors=[{instancePath:i+"/first",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}}else return Ke.
errors=[{instancePath:i,keyword:"type"}],!1;return Ke.errors=o,s===0}function Zs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Zs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Zs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Zs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="ClearQueue")return Zs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Zs.errors=[{instancePath:i,keyword:"type"}],!1;return Zs.errors=o,s===0}function zr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.taskId===void 0&&(f="taskId"))return zr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="taskId")){return zr.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return zr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="Retry")return zr.errors=
[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.taskId!==void 0){let r=e.taskId,
n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return zr.errors=[{instancePath:i+"/taskId",keyword:"maxLength"}],
!1;if(u(r)<1)return zr.errors=[{instancePath:i+"/taskId",keyword:"minLength"}],!1;if(!k.test(r))return zr.errors=
[{instancePath:i+"/taskId",keyword:"pattern"}],!1}else return zr.errors=[{instancePath:i+"/taskId",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0}}}else return zr.errors=[{instancePath:i,keyword:"type"}],!1;return zr.errors=
o,s===0}function Ts(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.on===void 0&&(f="on"))return Ts.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="on")){return Ts.
errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;
if(typeof r!="string")return Ts.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="Takeover")return Ts.
errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.on!==void 0){let r=s;
if(typeof e.on!="boolean")return Ts.errors=[{instancePath:i+"/on",keyword:"type"}],!1;var t=r===s}else var t=!0}}}else
return Ts.errors=[{instancePath:i,keyword:"type"}],!1;return Ts.errors=o,s===0}function $r(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.policy===void 0&&(f="policy"))return $r.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="policy"||r==="un\
tilMs")){return $r.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return $r.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
etApprovalPolicy")return $r.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){
if(e.policy!==void 0){let r=e.policy,n=s;if(typeof r!="string")return $r.errors=[{instancePath:i+"/policy",keyword:"\
type"}],!1;if(!(r==="ask"||r==="all"||r==="none"||r==="until"))return $r.errors=[{instancePath:i+"/policy",keyword:"\
enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.untilMs!==void 0){let r=e.untilMs,n=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return $r.errors=[{instancePath:i+"/untilMs",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return $r.errors=[{instancePath:i+"/untilMs",keyword:"m\
aximum"}],!1;if(r<0||isNaN(r))return $r.errors=[{instancePath:i+"/untilMs",keyword:"minimum"}],!1}var t=n===s}else
var t=!0}}}}else return $r.errors=[{instancePath:i,keyword:"type"}],!1;return $r.errors=o,s===0}function ss(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.profile===void 0&&(f="profile"))
return ss.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="profil\
e")){return ss.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return ss.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="S\
witchModel")return ss.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.
profile!==void 0){let r=e.profile,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return ss.errors=[{instancePath:i+
"/profile",keyword:"maxLength"}],!1;if(u(r)<1)return ss.errors=[{instancePath:i+"/profile",keyword:"minLength"}],
!1}else return ss.errors=[{instancePath:i+"/profile",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return ss.
errors=[{instancePath:i,keyword:"type"}],!1;return ss.errors=o,s===0}function Ps(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Ps.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Ps.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Ps.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="SessionNew")return Ps.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Ps.errors=[{instancePath:i,keyword:"type"}],!1;return Ps.errors=o,s===0}function Zr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.sessionId===void 0&&(f="session\
Id"))return Zr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="s\
essionId")){return Zr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==
void 0){let r=e.type,n=s;if(typeof r!="string")return Zr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!==
"SessionResume")return Zr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)
if(e.sessionId!==void 0){let r=e.sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Zr.errors=[{
instancePath:i+"/sessionId",keyword:"maxLength"}],!1;if(u(r)<1)return Zr.errors=[{instancePath:i+"/sessionId",
keyword:"minLength"}],!1;if(!k.test(r))return Zr.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else
return Zr.errors=[{instancePath:i+"/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Zr.
errors=[{instancePath:i,keyword:"type"}],!1;return Zr.errors=o,s===0}function Us(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Us.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Us.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Us.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="SessionResumeLast")return Us.errors=[{instancePath:i+"/type",
keyword:"const"}],!1}}}else return Us.errors=[{instancePath:i,keyword:"type"}],!1;return Us.errors=o,s===0}function Ws(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Ws.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Ws.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Ws.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="SessionCompact")return Ws.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Ws.errors=[{instancePath:i,keyword:"type"}],!1;return Ws.errors=o,s===0}function lr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.runId===void 0&&(f="runId")||e.
decision===void 0&&(f="decision"))return lr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="type"||r==="runId"||r==="decision"||r==="attended")){return lr.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return lr.errors=
[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RecoverRun")return lr.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1;var t=n===s}else var t=!0;if(t){if(e.runId!==void 0){let r=e.runId,n=s;if(s===n)if(typeof r=="stri\
ng"){if(u(r)>128)return lr.errors=[{instancePath:i+"/runId",keyword:"maxLength"}],!1;if(u(r)<1)return lr.errors=
[{instancePath:i+"/runId",keyword:"minLength"}],!1;if(!k.test(r))return lr.errors=[{instancePath:i+"/runId",keyword:"\
pattern"}],!1}else return lr.errors=[{instancePath:i+"/runId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){
if(e.decision!==void 0){let r=e.decision,n=s;if(typeof r!="string")return lr.errors=[{instancePath:i+"/decisio\
n",keyword:"type"}],!1;if(!(r==="resume"||r==="discard"))return lr.errors=[{instancePath:i+"/decision",keyword:"\
enum"}],!1;var t=n===s}else var t=!0;if(t)if(e.attended!==void 0){let r=s;if(typeof e.attended!="boolean")return lr.
errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return lr.errors=[{
instancePath:i,keyword:"type"}],!1;return lr.errors=o,s===0}function mr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.origin===void 0&&(f="origin"))return mr.
errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="origin"||r==="un\
tilMs"||r==="remove")){return mr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.
type!==void 0){let r=e.type,n=s;if(typeof r!="string")return mr.errors=[{instancePath:i+"/type",keyword:"type"}],
!1;if(r!=="GrantOrigin")return mr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;
if(t){if(e.origin!==void 0){let r=e.origin,n=s;if(s===n)if(typeof r=="string"){if(u(r)>512)return mr.errors=[{
instancePath:i+"/origin",keyword:"maxLength"}],!1}else return mr.errors=[{instancePath:i+"/origin",keyword:"ty\
pe"}],!1;var t=n===s}else var t=!0;if(t){if(e.untilMs!==void 0){let r=e.untilMs,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return mr.errors=[{instancePath:i+"/untilMs",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return mr.errors=[{instancePath:i+"/untilMs",keyword:"m\
aximum"}],!1;if(r<0||isNaN(r))return mr.errors=[{instancePath:i+"/untilMs",keyword:"minimum"}],!1}var t=n===s}else
var t=!0;if(t)if(e.remove!==void 0){let r=s;if(typeof e.remove!="boolean")return mr.errors=[{instancePath:i+"/\
remove",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}else return mr.errors=[{instancePath:i,keyword:"type"}],
!1;return mr.errors=o,s===0}function Pr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.grantId===void 0&&(f="grantId"))
return Pr.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="grantI\
d")){return Pr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Pr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="W\
ithdrawGrant")return Pr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t)if(e.
grantId!==void 0){let r=e.grantId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Pr.errors=[{instancePath:i+
"/grantId",keyword:"maxLength"}],!1;if(u(r)<1)return Pr.errors=[{instancePath:i+"/grantId",keyword:"minLength"}],
!1;if(!k.test(r))return Pr.errors=[{instancePath:i+"/grantId",keyword:"pattern"}],!1}else return Pr.errors=[{instancePath:i+
"/grantId",keyword:"type"}],!1;var t=n===s}else var t=!0}}}else return Pr.errors=[{instancePath:i,keyword:"typ\
e"}],!1;return Pr.errors=o,s===0}function Le(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.type===void 0&&(l="type")||e.name===void 0&&(l="name")||e.params===
void 0&&(l="params"))return Le.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!(n===
"type"||n==="name"||n==="params"||n==="tabId"||n==="url"||n==="workingDirectory"||n==="attended")){return Le.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.type!==void 0){let n=e.type,d=s;if(typeof n!=
"string")return Le.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(n!=="RunWorkflow")return Le.errors=[
{instancePath:i+"/type",keyword:"const"}],!1;var t=d===s}else var t=!0;if(t){if(e.name!==void 0){let n=e.name,
d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return Le.errors=[{instancePath:i+"/name",keyword:"maxLength"}],
!1;if(u(n)<1)return Le.errors=[{instancePath:i+"/name",keyword:"minLength"}],!1}else return Le.errors=[{instancePath:i+
"/name",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.params!==void 0){let n=e.params,d=s;if(s===d)
if(n&&typeof n=="object"&&!Array.isArray(n))for(let w in n){let m=s;he(n[w],{instancePath:i+"/params/"+w.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:w,rootData:a})||(o=o===null?he.errors:o.concat(
he.errors),s=o.length);var f=m===s;if(!f)break}else return Le.errors=[{instancePath:i+"/params",keyword:"type"}],
!1;var t=d===s}else var t=!0;if(t){if(e.tabId!==void 0){let n=e.tabId,d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Le.errors=[{instancePath:i+"/tabId",keyword:"type"}],!1;if(s===d&&typeof n=="number"&&
isFinite(n)){if(n>2147483647||isNaN(n))return Le.errors=[{instancePath:i+"/tabId",keyword:"maximum"}],!1;if(n<
1||isNaN(n))return Le.errors=[{instancePath:i+"/tabId",keyword:"minimum"}],!1}var t=d===s}else var t=!0;if(t){
if(e.url!==void 0){let n=e.url,d=s;if(s===d)if(typeof n=="string"){if(u(n)>8192)return Le.errors=[{instancePath:i+
"/url",keyword:"maxLength"}],!1}else return Le.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=d===s}else
var t=!0;if(t){if(e.workingDirectory!==void 0){let n=e.workingDirectory,d=s;if(s===d)if(typeof n=="string"){if(u(
n)>4096)return Le.errors=[{instancePath:i+"/workingDirectory",keyword:"maxLength"}],!1}else return Le.errors=[
{instancePath:i+"/workingDirectory",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t)if(e.attended!==void 0){
let n=s;if(typeof e.attended!="boolean")return Le.errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}}}else return Le.errors=[{instancePath:i,keyword:"type"}],!1;return Le.errors=o,s===0}function Ye(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&(f="type")||e.name===void 0&&(f="name")||e.userInput===
void 0&&(f="userInput"))return Ye.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r===
"type"||r==="name"||r==="userInput"||r==="workingDirectory"||r==="attended")){return Ye.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")
return Ye.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="RunJob")return Ye.errors=[{instancePath:i+
"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.name!==void 0){let r=e.name,n=s;if(s===n)if(typeof r==
"string"){if(u(r)>80)return Ye.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1;if(u(r)<1)return Ye.errors=
[{instancePath:i+"/name",keyword:"minLength"}],!1}else return Ye.errors=[{instancePath:i+"/name",keyword:"type"}],
!1;var t=n===s}else var t=!0;if(t){if(e.userInput!==void 0){let r=e.userInput,n=s;if(s===n)if(typeof r=="strin\
g"){if(u(r)>2e4)return Ye.errors=[{instancePath:i+"/userInput",keyword:"maxLength"}],!1}else return Ye.errors=
[{instancePath:i+"/userInput",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.workingDirectory!==void 0){
let r=e.workingDirectory,n=s;if(s===n)if(typeof r=="string"){if(u(r)>4096)return Ye.errors=[{instancePath:i+"/\
workingDirectory",keyword:"maxLength"}],!1}else return Ye.errors=[{instancePath:i+"/workingDirectory",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t)if(e.attended!==void 0){let r=s;if(typeof e.attended!="boolean")return Ye.
errors=[{instancePath:i+"/attended",keyword:"type"}],!1;var t=r===s}else var t=!0}}}}}}else return Ye.errors=[
{instancePath:i,keyword:"type"}],!1;return Ye.errors=o,s===0}function Gs(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return Gs.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return Gs.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return Gs.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="Shutdown")return Gs.errors=[{instancePath:i+"/type",keyword:"\
const"}],!1}}}else return Gs.errors=[{instancePath:i,keyword:"type"}],!1;return Gs.errors=o,s===0}function bi(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="SubmitPrompt")ce(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ce.errors:o.concat(ce.errors),s=o.length);else if(t==="Approve")
pr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?pr.errors:o.concat(pr.errors),
s=o.length);else if(t==="Answer")fr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
fr.errors:o.concat(fr.errors),s=o.length);else if(t==="CancelTask")Or(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Or.errors:o.concat(Or.errors),s=o.length);else if(t==="Stop")Rs(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Rs.errors:o.concat(Rs.errors),s=o.length);else if(t==="Pause")Cs(
e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Cs.errors:o.concat(Cs.errors),s=
o.length);else if(t==="Resume")Os(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
Os.errors:o.concat(Os.errors),s=o.length);else if(t==="Skip")zs(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?zs.errors:o.concat(zs.errors),s=o.length);else if(t==="SwitchTask")rs(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?rs.errors:o.concat(rs.errors),s=o.length);else if(t===
"Enqueue")Ke(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ke.errors:o.concat(
Ke.errors),s=o.length);else if(t==="ClearQueue")Zs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Zs.errors:o.concat(Zs.errors),s=o.length);else if(t==="Retry")zr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?zr.errors:o.concat(zr.errors),s=o.length);else if(t==="Takeover")Ts(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ts.errors:o.concat(Ts.errors),s=o.length);else if(t===
"SetApprovalPolicy")$r(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?$r.errors:
o.concat($r.errors),s=o.length);else if(t==="SwitchModel")ss(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?ss.errors:o.concat(ss.errors),s=o.length);else if(t==="SessionNew")Ps(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ps.errors:o.concat(Ps.errors),s=o.length);else if(t===
"SessionResume")Zr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Zr.errors:o.concat(
Zr.errors),s=o.length);else if(t==="SessionResumeLast")Us(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Us.errors:o.concat(Us.errors),s=o.length);else if(t==="SessionCompact")Ws(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ws.errors:o.concat(Ws.errors),s=o.length);else if(t===
"RecoverRun")lr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?lr.errors:o.concat(
lr.errors),s=o.length);else if(t==="GrantOrigin")mr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?mr.errors:o.concat(mr.errors),s=o.length);else if(t==="WithdrawGrant")Pr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Pr.errors:o.concat(Pr.errors),s=o.length);else if(t==="RunWorkf\
low")Le(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Le.errors:o.concat(Le.errors),
s=o.length);else if(t==="RunJob")Ye(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
Ye.errors:o.concat(Ye.errors),s=o.length);else if(t==="Shutdown")Gs(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Gs.errors:o.concat(Gs.errors),s=o.length);else return bi.errors=[{instancePath:i,keyword:"\
discriminator"}],!1;else return bi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return bi.errors=
[{instancePath:i,keyword:"type"}],!1;return bi.errors=o,s===0}function Lr(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.type===void 0&&
(f="type")||e.requestId===void 0&&(f="requestId")||e.command===void 0&&(f="command"))return Lr.errors=[{instancePath:i,
keyword:"required"}],!1;{let l=s;for(let r in e)if(!(r==="type"||r==="requestId"||r==="sessionId"||r==="comman\
d")){return Lr.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.type!==void 0){
let r=e.type,n=s;if(typeof r!="string")return Lr.errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(r!=="c\
ommand")return Lr.errors=[{instancePath:i+"/type",keyword:"const"}],!1;var t=n===s}else var t=!0;if(t){if(e.requestId!==
void 0){let r=e.requestId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Lr.errors=[{instancePath:i+"/\
requestId",keyword:"maxLength"}],!1;if(u(r)<1)return Lr.errors=[{instancePath:i+"/requestId",keyword:"minLengt\
h"}],!1;if(!k.test(r))return Lr.errors=[{instancePath:i+"/requestId",keyword:"pattern"}],!1}else return Lr.errors=
[{instancePath:i+"/requestId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.sessionId!==void 0){let r=e.
sessionId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return Lr.errors=[{instancePath:i+"/sessionId",keyword:"\
maxLength"}],!1;if(u(r)<1)return Lr.errors=[{instancePath:i+"/sessionId",keyword:"minLength"}],!1;if(!k.test(r))
return Lr.errors=[{instancePath:i+"/sessionId",keyword:"pattern"}],!1}else return Lr.errors=[{instancePath:i+"\
/sessionId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.command!==void 0){let r=s;bi(e.command,{instancePath:i+
"/command",parentData:e,parentDataProperty:"command",rootData:a})||(o=o===null?bi.errors:o.concat(bi.errors),s=
o.length);var t=r===s}else var t=!0}}}}}else return Lr.errors=[{instancePath:i,keyword:"type"}],!1;return Lr.errors=
o,s===0}function ci(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let t;if(e.type===void 0&&(t="type"))return ci.errors=[{instancePath:i,
keyword:"required"}],!1;{let f=s;for(let l in e)if(l!=="type"){return ci.errors=[{instancePath:i,keyword:"addi\
tionalProperties"}],!1;break}if(f===s&&e.type!==void 0){let l=e.type;if(typeof l!="string")return ci.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;if(l!=="watch")return ci.errors=[{instancePath:i+"/type",keyword:"c\
onst"}],!1}}}else return ci.errors=[{instancePath:i,keyword:"type"}],!1;return ci.errors=o,s===0}function Ti(e,{
instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let t=e.type;if(typeof t=="string")if(t==="subscribe")Nr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Nr.errors:o.concat(Nr.errors),s=o.length);else if(t==="command")
Lr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Lr.errors:o.concat(Lr.errors),
s=o.length);else if(t==="watch")ci(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
ci.errors:o.concat(ci.errors),s=o.length);else return Ti.errors=[{instancePath:i,keyword:"discriminator"}],!1;else
return Ti.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Ti.errors=[{instancePath:i,keyword:"\
type"}],!1;return Ti.errors=o,s===0}var jt=Ei;function Ei(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.name;if(typeof t==
"string")if(t==="getMiniPCD")S(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?S.
errors:o.concat(S.errors),s=o.length);else if(t==="pcd.query")D(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?D.errors:o.concat(D.errors),s=o.length);else if(t==="getDetails")R(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?R.errors:o.concat(R.errors),s=o.length);else if(t===
"tabs.list")C(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?C.errors:o.concat(
C.errors),s=o.length);else if(t==="dom.read")O(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?O.errors:o.concat(O.errors),s=o.length);else if(t==="capture.candidates")z(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?z.errors:o.concat(z.errors),s=o.length);else if(t==="capture.fr\
ame")Z(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Z.errors:o.concat(Z.errors),
s=o.length);else if(t==="dom.extract")P(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?P.errors:o.concat(P.errors),s=o.length);else if(t==="dom.waitFor")U(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?U.errors:o.concat(U.errors),s=o.length);else if(t==="dom.scroll")W(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?W.errors:o.concat(W.errors),s=o.length);else if(t===
"dom.hover")G(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?G.errors:o.concat(
G.errors),s=o.length);else if(t==="dom.select")K(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?K.errors:o.concat(K.errors),s=o.length);else if(t==="dom.check")V(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?V.errors:o.concat(V.errors),s=o.length);else if(t==="dom.type")H(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?H.errors:o.concat(H.errors),s=o.length);else if(t==="dom.click")
Q(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Q.errors:o.concat(Q.errors),s=
o.length);else if(t==="dom.submit")J(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?J.errors:o.concat(J.errors),s=o.length);else if(t==="dom.press")B(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?B.errors:o.concat(B.errors),s=o.length);else if(t==="dom.drag")Y(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Y.errors:o.concat(Y.errors),s=o.length);else if(t==="dom.upload")
X(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?X.errors:o.concat(X.errors),s=
o.length);else if(t==="tabs.open")ee(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?ee.errors:o.concat(ee.errors),s=o.length);else if(t==="tabs.switch")re(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?re.errors:o.concat(re.errors),s=o.length);else if(t==="tabs.close")se(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?se.errors:o.concat(se.errors),s=o.length);else if(t===
"tabs.navigate")ie(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ie.errors:o.concat(
ie.errors),s=o.length);else if(t==="tabs.back")te(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?te.errors:o.concat(te.errors),s=o.length);else if(t==="explore.expand")ne(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?ne.errors:o.concat(ne.errors),s=o.length);else if(t==="explore.\
adopt")oe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?oe.errors:o.concat(oe.
errors),s=o.length);else if(t==="explore.close")fe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?fe.errors:o.concat(fe.errors),s=o.length);else return Ei.errors=[{instancePath:i,keyword:"discrimi\
nator"}],!1;else return Ei.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Ei.errors=[{instancePath:i,
keyword:"type"}],!1;return Ei.errors=o,s===0}var St=Ri;function Ri(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0,t=s,f=!1,l=null,r=s;Ds(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ds.errors:o.concat(Ds.errors),s=o.length);var d=r===s;d&&(f=!0,l=0);let n=s;Cr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Cr.errors:o.concat(Cr.errors),s=o.length);var d=n===s;if(d&&f?(f=
!1,l=[l,1]):d&&(f=!0,l=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===
null?o=[c]:o.push(c),s++,Ri.errors=o,!1}return Ri.errors=o,s===0}var Dt=M,It={additionalProperties:!1,description:"\
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
ons","forms","collections","frames","truncated"],type:"object"};function Ni(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(Ni.errors=[{instancePath:i,keyword:"type"}],!1):e==="unknown"||e==="in"||e==="out"?(Ni.errors=o,s===
0):(Ni.errors=[{instancePath:i,keyword:"enum"}],!1)}var Nt={additionalProperties:!1,description:'A control tha\
t a person could use. `role` "other" has its ARIA role in `aria_role`.',properties:{id:{maxLength:128,minLength:1,
pattern:"^[A-Za-z0-9._:-]+$",type:"string"},label:{maxLength:80,type:"string"},role:{$ref:"#/$defs/ActionRole"},
ariaRole:{maxLength:40,type:"string"},kind:{maxLength:40,type:"string"},landmark:{$ref:"#/$defs/Landmark"},aboveFold:{
type:"boolean"},clusterId:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},appliesToCollectionId:{
maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},state:{$ref:"#/$defs/ControlState"},covered:{
type:"boolean"},context:{maxLength:80,type:"string"},href:{maxLength:200,type:"string"},framePath:{items:{pattern:"\
^[0-9]{1,4}$",type:"string"},maxItems:16,type:"array"}},required:["id","label","role"],type:"object"};function Li(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;return typeof e!=
"string"?(Li.errors=[{instancePath:i,keyword:"type"}],!1):e==="button"||e==="link"||e==="menuitem"||e==="tab"||
e==="checkbox"||e==="radio"||e==="other"?(Li.errors=o,s===0):(Li.errors=[{instancePath:i,keyword:"enum"}],!1)}function us(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let r=s;for(let n in e)if(!(n==="checked"||n==="expanded"||n==="selecte\
d"||n==="pressed"||n==="disabled")){return us.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}
if(r===s){if(e.checked!==void 0){let n=e.checked,d=s,c=s,w=!1,m=s;if(typeof n!="boolean"){let g={instancePath:i+
"/checked",keyword:"type"};o===null?o=[g]:o.push(g),s++}var t=m===s;if(w=w||t,!w){let g=s;if(typeof n!="string"){
let _={instancePath:i+"/checked",keyword:"type"};o===null?o=[_]:o.push(_),s++}if(n!=="mixed"){let _={instancePath:i+
"/checked",keyword:"const"};o===null?o=[_]:o.push(_),s++}var t=g===s;w=w||t}if(w)s=c,o!==null&&(c?o.length=c:o=
null);else{let g={instancePath:i+"/checked",keyword:"anyOf"};return o===null?o=[g]:o.push(g),s++,us.errors=o,!1}
var f=d===s}else var f=!0;if(f){if(e.expanded!==void 0){let n=s;if(typeof e.expanded!="boolean")return us.errors=
[{instancePath:i+"/expanded",keyword:"type"}],!1;var f=n===s}else var f=!0;if(f){if(e.selected!==void 0){let n=s;
if(typeof e.selected!="boolean")return us.errors=[{instancePath:i+"/selected",keyword:"type"}],!1;var f=n===s}else
var f=!0;if(f){if(e.pressed!==void 0){let n=e.pressed,d=s,c=s,w=!1,m=s;if(typeof n!="boolean"){let v={instancePath:i+
"/pressed",keyword:"type"};o===null?o=[v]:o.push(v),s++}var l=m===s;if(w=w||l,!w){let v=s;if(typeof n!="string"){
let x={instancePath:i+"/pressed",keyword:"type"};o===null?o=[x]:o.push(x),s++}if(n!=="mixed"){let x={instancePath:i+
"/pressed",keyword:"const"};o===null?o=[x]:o.push(x),s++}var l=v===s;w=w||l}if(w)s=c,o!==null&&(c?o.length=c:o=
null);else{let v={instancePath:i+"/pressed",keyword:"anyOf"};return o===null?o=[v]:o.push(v),s++,us.errors=o,!1}
var f=d===s}else var f=!0;if(f)if(e.disabled!==void 0){let n=s;if(typeof e.disabled!="boolean")return us.errors=
[{instancePath:i+"/disabled",keyword:"type"}],!1;var f=n===s}else var f=!0}}}}}else return us.errors=[{instancePath:i,
keyword:"type"}],!1;return us.errors=o,s===0}function j(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.id===void 0&&
(l="id")||e.label===void 0&&(l="label")||e.role===void 0&&(l="role"))return j.errors=[{instancePath:i,keyword:"\
required"}],!1;{let r=s;for(let n in e)if(!E.call(Nt.properties,n)){return j.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(r===s){if(e.id!==void 0){let n=e.id,d=s;if(s===d)if(typeof n=="string"){if(u(
n)>128)return j.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(n)<1)return j.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(n))return j.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return j.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.label!==void 0){
let n=e.label,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return j.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return j.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){
if(e.role!==void 0){let n=s;Li(e.role,{instancePath:i+"/role",parentData:e,parentDataProperty:"role",rootData:a})||
(o=o===null?Li.errors:o.concat(Li.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.ariaRole!==void 0){
let n=e.ariaRole,d=s;if(s===d)if(typeof n=="string"){if(u(n)>40)return j.errors=[{instancePath:i+"/ariaRole",keyword:"\
maxLength"}],!1}else return j.errors=[{instancePath:i+"/ariaRole",keyword:"type"}],!1;var t=d===s}else var t=!0;
if(t){if(e.kind!==void 0){let n=e.kind,d=s;if(s===d)if(typeof n=="string"){if(u(n)>40)return j.errors=[{instancePath:i+
"/kind",keyword:"maxLength"}],!1}else return j.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;var t=d===s}else
var t=!0;if(t){if(e.landmark!==void 0){let n=s;ge(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"\
landmark",rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);var t=n===s}else var t=!0;if(t){
if(e.aboveFold!==void 0){let n=s;if(typeof e.aboveFold!="boolean")return j.errors=[{instancePath:i+"/aboveFold",
keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.clusterId!==void 0){let n=e.clusterId,d=s;if(s===d)if(typeof n==
"string"){if(u(n)>128)return j.errors=[{instancePath:i+"/clusterId",keyword:"maxLength"}],!1;if(u(n)<1)return j.
errors=[{instancePath:i+"/clusterId",keyword:"minLength"}],!1;if(!k.test(n))return j.errors=[{instancePath:i+"\
/clusterId",keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+"/clusterId",keyword:"type"}],!1;var t=d===
s}else var t=!0;if(t){if(e.appliesToCollectionId!==void 0){let n=e.appliesToCollectionId,d=s;if(s===d)if(typeof n==
"string"){if(u(n)>128)return j.errors=[{instancePath:i+"/appliesToCollectionId",keyword:"maxLength"}],!1;if(u(
n)<1)return j.errors=[{instancePath:i+"/appliesToCollectionId",keyword:"minLength"}],!1;if(!k.test(n))return j.
errors=[{instancePath:i+"/appliesToCollectionId",keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+
"/appliesToCollectionId",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.state!==void 0){let n=s;us(e.
state,{instancePath:i+"/state",parentData:e,parentDataProperty:"state",rootData:a})||(o=o===null?us.errors:o.concat(
us.errors),s=o.length);var t=n===s}else var t=!0;if(t){if(e.covered!==void 0){let n=s;if(typeof e.covered!="bo\
olean")return j.errors=[{instancePath:i+"/covered",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.context!==
void 0){let n=e.context,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return j.errors=[{instancePath:i+"/cont\
ext",keyword:"maxLength"}],!1}else return j.errors=[{instancePath:i+"/context",keyword:"type"}],!1;var t=d===s}else
var t=!0;if(t){if(e.href!==void 0){let n=e.href,d=s;if(s===d)if(typeof n=="string"){if(u(n)>200)return j.errors=
[{instancePath:i+"/href",keyword:"maxLength"}],!1}else return j.errors=[{instancePath:i+"/href",keyword:"type"}],
!1;var t=d===s}else var t=!0;if(t)if(e.framePath!==void 0){let n=e.framePath,d=s;if(s===d)if(Array.isArray(n)){
if(n.length>16)return j.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;
for(let m=0;m<w;m++){let g=n[m],v=s;if(s===v)if(typeof g=="string"){if(!ki.test(g))return j.errors=[{instancePath:i+
"/framePath/"+m,keyword:"pattern"}],!1}else return j.errors=[{instancePath:i+"/framePath/"+m,keyword:"type"}],
!1;var f=v===s;if(!f)break}}}else return j.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=d===
s}else var t=!0}}}}}}}}}}}}}}}else return j.errors=[{instancePath:i,keyword:"type"}],!1;return j.errors=o,s===
0}var Lt={additionalProperties:!1,description:"One field of a form. A secret field never has `value`, only `fill\
ed`.",properties:{id:{maxLength:128,minLength:1,pattern:"^[A-Za-z0-9._:-]+$",type:"string"},name:{maxLength:80,
type:"string"},label:{maxLength:80,type:"string"},type:{maxLength:30,type:"string"},required:{type:"boolean"},
options:{items:{maxLength:80,type:"string"},maxItems:12,type:"array"},moreOptions:{maximum:2147483647,minimum:0,
type:"integer"},value:{maxLength:80,type:"string"},filled:{type:"boolean"},checked:{type:"boolean"},disabled:{
type:"boolean"},covered:{type:"boolean"},error:{maxLength:80,type:"string"},minimum:{maxLength:30,type:"string"},
maximum:{maxLength:30,type:"string"}},required:["id","label","type"],type:"object"};function F(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let l;if(e.id===void 0&&(l="id")||e.label===void 0&&(l="label")||e.type===void 0&&(l="type"))return F.errors=
[{instancePath:i,keyword:"required"}],!1;{let r=s;for(let n in e)if(!E.call(Lt.properties,n)){return F.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(r===s){if(e.id!==void 0){let n=e.id,d=s;if(s===d)
if(typeof n=="string"){if(u(n)>128)return F.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(n)<1)return F.
errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(n))return F.errors=[{instancePath:i+"/id",keyword:"\
pattern"}],!1}else return F.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){
if(e.name!==void 0){let n=e.name,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return F.errors=[{instancePath:i+
"/name",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/name",keyword:"type"}],!1;var t=d===s}else
var t=!0;if(t){if(e.label!==void 0){let n=e.label,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return F.errors=
[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/label",keyword:"typ\
e"}],!1;var t=d===s}else var t=!0;if(t){if(e.type!==void 0){let n=e.type,d=s;if(s===d)if(typeof n=="string"){if(u(
n)>30)return F.errors=[{instancePath:i+"/type",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+
"/type",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.required!==void 0){let n=s;if(typeof e.required!=
"boolean")return F.errors=[{instancePath:i+"/required",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
options!==void 0){let n=e.options,d=s;if(s===d)if(Array.isArray(n)){if(n.length>12)return F.errors=[{instancePath:i+
"/options",keyword:"maxItems"}],!1;{var f=!0;let w=n.length;for(let m=0;m<w;m++){let g=n[m],v=s;if(s===v)if(typeof g==
"string"){if(u(g)>80)return F.errors=[{instancePath:i+"/options/"+m,keyword:"maxLength"}],!1}else return F.errors=
[{instancePath:i+"/options/"+m,keyword:"type"}],!1;var f=v===s;if(!f)break}}}else return F.errors=[{instancePath:i+
"/options",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.moreOptions!==void 0){let n=e.moreOptions,
d=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return F.errors=[{instancePath:i+"/moreOptions",keyword:"\
type"}],!1;if(s===d&&typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n))return F.errors=[{instancePath:i+
"/moreOptions",keyword:"maximum"}],!1;if(n<0||isNaN(n))return F.errors=[{instancePath:i+"/moreOptions",keyword:"\
minimum"}],!1}var t=d===s}else var t=!0;if(t){if(e.value!==void 0){let n=e.value,d=s;if(s===d)if(typeof n=="st\
ring"){if(u(n)>80)return F.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+
"/value",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.filled!==void 0){let n=s;if(typeof e.filled!=
"boolean")return F.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.
checked!==void 0){let n=s;if(typeof e.checked!="boolean")return F.errors=[{instancePath:i+"/checked",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.disabled!==void 0){let n=s;if(typeof e.disabled!="boolean")return F.
errors=[{instancePath:i+"/disabled",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.covered!==void 0){
let n=s;if(typeof e.covered!="boolean")return F.errors=[{instancePath:i+"/covered",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.error!==void 0){let n=e.error,d=s;if(s===d)if(typeof n=="string"){if(u(n)>80)return F.
errors=[{instancePath:i+"/error",keyword:"maxLength"}],!1}else return F.errors=[{instancePath:i+"/error",keyword:"\
type"}],!1;var t=d===s}else var t=!0;if(t){if(e.minimum!==void 0){let n=e.minimum,d=s;if(s===d)if(typeof n=="s\
tring"){if(u(n)>30)return F.errors=[{instancePath:i+"/minimum",keyword:"maxLength"}],!1}else return F.errors=[
{instancePath:i+"/minimum",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t)if(e.maximum!==void 0){let n=e.maximum,
d=s;if(s===d)if(typeof n=="string"){if(u(n)>30)return F.errors=[{instancePath:i+"/maximum",keyword:"maxLength"}],
!1}else return F.errors=[{instancePath:i+"/maximum",keyword:"type"}],!1;var t=d===s}else var t=!0}}}}}}}}}}}}}}}}else
return F.errors=[{instancePath:i,keyword:"type"}],!1;return F.errors=o,s===0}function ke(e,{instancePath:i="",
parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let r;if(e.id===void 0&&(r="id")||e.fieldSummaries===void 0&&(r="fieldSummaries"))return ke.errors=[{instancePath:i,
keyword:"required"}],!1;{let n=s;for(let d in e)if(!(d==="id"||d==="purpose"||d==="label"||d==="landmark"||d===
"fieldSummaries"||d==="moreFields"||d==="submitLabel"||d==="framePath")){return ke.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(n===s){if(e.id!==void 0){let d=e.id,c=s;if(s===c)if(typeof d=="string"){if(u(
d)>128)return ke.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(d)<1)return ke.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(d))return ke.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return ke.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.purpose!==void 0){
let d=e.purpose,c=s;if(s===c)if(typeof d=="string"){if(u(d)>40)return ke.errors=[{instancePath:i+"/purpose",keyword:"\
maxLength"}],!1}else return ke.errors=[{instancePath:i+"/purpose",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t){if(e.label!==void 0){let d=e.label,c=s;if(s===c)if(typeof d=="string"){if(u(d)>80)return ke.errors=[{instancePath:i+
"/label",keyword:"maxLength"}],!1}else return ke.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=c===
s}else var t=!0;if(t){if(e.landmark!==void 0){let d=s;ge(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"\
landmark",rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);var t=d===s}else var t=!0;if(t){
if(e.fieldSummaries!==void 0){let d=e.fieldSummaries,c=s;if(s===c)if(Array.isArray(d)){if(d.length>20)return ke.
errors=[{instancePath:i+"/fieldSummaries",keyword:"maxItems"}],!1;{var f=!0;let m=d.length;for(let g=0;g<m;g++){
let v=s;F(d[g],{instancePath:i+"/fieldSummaries/"+g,parentData:d,parentDataProperty:g,rootData:a})||(o=o===null?
F.errors:o.concat(F.errors),s=o.length);var f=v===s;if(!f)break}}}else return ke.errors=[{instancePath:i+"/fie\
ldSummaries",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.moreFields!==void 0){let d=e.moreFields,
c=s;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return ke.errors=[{instancePath:i+"/moreFields",keyword:"\
type"}],!1;if(s===c&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return ke.errors=[{instancePath:i+
"/moreFields",keyword:"maximum"}],!1;if(d<0||isNaN(d))return ke.errors=[{instancePath:i+"/moreFields",keyword:"\
minimum"}],!1}var t=c===s}else var t=!0;if(t){if(e.submitLabel!==void 0){let d=e.submitLabel,c=s;if(s===c)if(typeof d==
"string"){if(u(d)>80)return ke.errors=[{instancePath:i+"/submitLabel",keyword:"maxLength"}],!1}else return ke.
errors=[{instancePath:i+"/submitLabel",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.framePath!==void 0){
let d=e.framePath,c=s;if(s===c)if(Array.isArray(d)){if(d.length>16)return ke.errors=[{instancePath:i+"/framePa\
th",keyword:"maxItems"}],!1;{var l=!0;let m=d.length;for(let g=0;g<m;g++){let v=d[g],_=s;if(s===_)if(typeof v==
"string"){if(!ki.test(v))return ke.errors=[{instancePath:i+"/framePath/"+g,keyword:"pattern"}],!1}else return ke.
errors=[{instancePath:i+"/framePath/"+g,keyword:"type"}],!1;var l=_===s;if(!l)break}}}else return ke.errors=[{
instancePath:i+"/framePath",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}else return ke.errors=[{instancePath:i,
keyword:"type"}],!1;return ke.errors=o,s===0}function me(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let r;if(e.id===void 0&&(r="id")||e.name===void 0&&(r="name")||e.itemFields===
void 0&&(r="itemFields"))return me.errors=[{instancePath:i,keyword:"required"}],!1;{let n=s;for(let d in e)if(!(d===
"id"||d==="name"||d==="itemFields"||d==="landmark"||d==="approxCount"||d==="virtual"||d==="row"||d==="framePat\
h")){return me.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(n===s){if(e.id!==void 0){let d=e.
id,c=s;if(s===c)if(typeof d=="string"){if(u(d)>128)return me.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(d)<1)return me.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(d))return me.errors=[
{instancePath:i+"/id",keyword:"pattern"}],!1}else return me.errors=[{instancePath:i+"/id",keyword:"type"}],!1;
var t=c===s}else var t=!0;if(t){if(e.name!==void 0){let d=e.name,c=s;if(s===c)if(typeof d=="string"){if(u(d)>80)
return me.errors=[{instancePath:i+"/name",keyword:"maxLength"}],!1}else return me.errors=[{instancePath:i+"/na\
me",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.itemFields!==void 0){let d=e.itemFields,c=s;if(s===
c)if(Array.isArray(d)){if(d.length>12)return me.errors=[{instancePath:i+"/itemFields",keyword:"maxItems"}],!1;
{var f=!0;let m=d.length;for(let g=0;g<m;g++){let v=d[g],_=s;if(s===_)if(typeof v=="string"){if(u(v)>80)return me.
errors=[{instancePath:i+"/itemFields/"+g,keyword:"maxLength"}],!1}else return me.errors=[{instancePath:i+"/ite\
mFields/"+g,keyword:"type"}],!1;var f=_===s;if(!f)break}}}else return me.errors=[{instancePath:i+"/itemFields",
keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.landmark!==void 0){let d=s;ge(e.landmark,{instancePath:i+
"/landmark",parentData:e,parentDataProperty:"landmark",rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),
s=o.length);var t=d===s}else var t=!0;if(t){if(e.approxCount!==void 0){let d=e.approxCount,c=s;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))return me.errors=[{instancePath:i+"/approxCount",keyword:"type"}],!1;
if(s===c&&typeof d=="number"&&isFinite(d)){if(d>2147483647||isNaN(d))return me.errors=[{instancePath:i+"/appro\
xCount",keyword:"maximum"}],!1;if(d<0||isNaN(d))return me.errors=[{instancePath:i+"/approxCount",keyword:"mini\
mum"}],!1}var t=c===s}else var t=!0;if(t){if(e.virtual!==void 0){let d=s;if(typeof e.virtual!="boolean")return me.
errors=[{instancePath:i+"/virtual",keyword:"type"}],!1;var t=d===s}else var t=!0;if(t){if(e.row!==void 0){let d=e.
row,c=s;if(s===c)if(typeof d=="string"){if(u(d)>160)return me.errors=[{instancePath:i+"/row",keyword:"maxLengt\
h"}],!1}else return me.errors=[{instancePath:i+"/row",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t)if(e.
framePath!==void 0){let d=e.framePath,c=s;if(s===c)if(Array.isArray(d)){if(d.length>16)return me.errors=[{instancePath:i+
"/framePath",keyword:"maxItems"}],!1;{var l=!0;let m=d.length;for(let g=0;g<m;g++){let v=d[g],_=s;if(s===_)if(typeof v==
"string"){if(!ki.test(v))return me.errors=[{instancePath:i+"/framePath/"+g,keyword:"pattern"}],!1}else return me.
errors=[{instancePath:i+"/framePath/"+g,keyword:"type"}],!1;var l=_===s;if(!l)break}}}else return me.errors=[{
instancePath:i+"/framePath",keyword:"type"}],!1;var t=c===s}else var t=!0}}}}}}}}}else return me.errors=[{instancePath:i,
keyword:"type"}],!1;return me.errors=o,s===0}function Dr(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let l;if(e.framePath===void 0&&(l="framePath")||e.origin===void 0&&(l="\
origin")||e.readable===void 0&&(l="readable"))return Dr.errors=[{instancePath:i,keyword:"required"}],!1;{let r=s;
for(let n in e)if(!(n==="framePath"||n==="origin"||n==="title"||n==="readable")){return Dr.errors=[{instancePath:i,
keyword:"additionalProperties"}],!1;break}if(r===s){if(e.framePath!==void 0){let n=e.framePath,d=s;if(s===d)if(Array.
isArray(n)){if(n.length>16)return Dr.errors=[{instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var t=!0;let c=n.
length;for(let w=0;w<c;w++){let m=n[w],g=s;if(s===g)if(typeof m=="string"){if(!ki.test(m))return Dr.errors=[{instancePath:i+
"/framePath/"+w,keyword:"pattern"}],!1}else return Dr.errors=[{instancePath:i+"/framePath/"+w,keyword:"type"}],
!1;var t=g===s;if(!t)break}}}else return Dr.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var f=d===
s}else var f=!0;if(f){if(e.origin!==void 0){let n=e.origin,d=s;if(s===d)if(typeof n=="string"){if(u(n)>512)return Dr.
errors=[{instancePath:i+"/origin",keyword:"maxLength"}],!1}else return Dr.errors=[{instancePath:i+"/origin",keyword:"\
type"}],!1;var f=d===s}else var f=!0;if(f){if(e.title!==void 0){let n=e.title,d=s;if(s===d)if(typeof n=="strin\
g"){if(u(n)>80)return Dr.errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return Dr.errors=[{instancePath:i+
"/title",keyword:"type"}],!1;var f=d===s}else var f=!0;if(f)if(e.readable!==void 0){let n=s;if(typeof e.readable!=
"boolean")return Dr.errors=[{instancePath:i+"/readable",keyword:"type"}],!1;var f=n===s}else var f=!0}}}}}else
return Dr.errors=[{instancePath:i,keyword:"type"}],!1;return Dr.errors=o,s===0}function or(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f;if(e.actions===void 0&&(f="actions")||e.forms===void 0&&(f="forms")||
e.collections===void 0&&(f="collections"))return or.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="actions"||r==="forms"||r==="collections"||r==="frames")){return or.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.actions!==void 0){let r=e.actions,n=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)))return or.errors=[{instancePath:i+"/actions",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r))return or.errors=[{instancePath:i+"/actions",keyword:"maximum"}],
!1;if(r<0||isNaN(r))return or.errors=[{instancePath:i+"/actions",keyword:"minimum"}],!1}var t=n===s}else var t=!0;
if(t){if(e.forms!==void 0){let r=e.forms,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return or.
errors=[{instancePath:i+"/forms",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r))return or.errors=[{instancePath:i+"/forms",keyword:"maximum"}],!1;if(r<0||isNaN(r))return or.errors=[
{instancePath:i+"/forms",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t){if(e.collections!==void 0){let r=e.
collections,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return or.errors=[{instancePath:i+"/c\
ollections",keyword:"type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return or.
errors=[{instancePath:i+"/collections",keyword:"maximum"}],!1;if(r<0||isNaN(r))return or.errors=[{instancePath:i+
"/collections",keyword:"minimum"}],!1}var t=n===s}else var t=!0;if(t)if(e.frames!==void 0){let r=e.frames,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return or.errors=[{instancePath:i+"/frames",keyword:"\
type"}],!1;if(s===n&&typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r))return or.errors=[{instancePath:i+
"/frames",keyword:"maximum"}],!1;if(r<0||isNaN(r))return or.errors=[{instancePath:i+"/frames",keyword:"minimum"}],
!1}var t=n===s}else var t=!0}}}}}else return or.errors=[{instancePath:i,keyword:"type"}],!1;return or.errors=o,
s===0}function We(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let f=s;for(let l in e)if(!(l==="ariaCoverage"||l==="viewportH"||l==="v\
iewportW"||l==="scrollY"||l==="pageH")){return We.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;
break}if(f===s){if(e.ariaCoverage!==void 0){let l=e.ariaCoverage,r=s;if(s===r)if(typeof l=="number"&&isFinite(
l)){if(l>1||isNaN(l))return We.errors=[{instancePath:i+"/ariaCoverage",keyword:"maximum"}],!1;if(l<0||isNaN(l))
return We.errors=[{instancePath:i+"/ariaCoverage",keyword:"minimum"}],!1}else return We.errors=[{instancePath:i+
"/ariaCoverage",keyword:"type"}],!1;var t=r===s}else var t=!0;if(t){if(e.viewportH!==void 0){let l=e.viewportH,
r=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{instancePath:i+"/viewportH",keyword:"\
type"}],!1;if(s===r&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return We.errors=[{instancePath:i+
"/viewportH",keyword:"maximum"}],!1;if(l<0||isNaN(l))return We.errors=[{instancePath:i+"/viewportH",keyword:"m\
inimum"}],!1}var t=r===s}else var t=!0;if(t){if(e.viewportW!==void 0){let l=e.viewportW,r=s;if(!(typeof l=="nu\
mber"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{instancePath:i+"/viewportW",keyword:"type"}],!1;if(s===
r&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return We.errors=[{instancePath:i+"/viewportW",keyword:"\
maximum"}],!1;if(l<0||isNaN(l))return We.errors=[{instancePath:i+"/viewportW",keyword:"minimum"}],!1}var t=r===
s}else var t=!0;if(t){if(e.scrollY!==void 0){let l=e.scrollY,r=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l)))return We.errors=[{instancePath:i+"/scrollY",keyword:"type"}],!1;if(s===r&&typeof l=="number"&&isFinite(l)){
if(l>2147483647||isNaN(l))return We.errors=[{instancePath:i+"/scrollY",keyword:"maximum"}],!1;if(l<0||isNaN(l))
return We.errors=[{instancePath:i+"/scrollY",keyword:"minimum"}],!1}var t=r===s}else var t=!0;if(t)if(e.pageH!==
void 0){let l=e.pageH,r=s;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return We.errors=[{instancePath:i+
"/pageH",keyword:"type"}],!1;if(s===r&&typeof l=="number"&&isFinite(l)){if(l>2147483647||isNaN(l))return We.errors=
[{instancePath:i+"/pageH",keyword:"maximum"}],!1;if(l<0||isNaN(l))return We.errors=[{instancePath:i+"/pageH",keyword:"\
minimum"}],!1}var t=r===s}else var t=!0}}}}}else return We.errors=[{instancePath:i,keyword:"type"}],!1;return We.
errors=o,s===0}function M(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.url===void 0&&(m="url")||e.origin===void 0&&
(m="origin")||e.title===void 0&&(m="title")||e.loginState===void 0&&(m="loginState")||e.ts===void 0&&(m="ts")||
e.documentId===void 0&&(m="documentId")||e.landmarks===void 0&&(m="landmarks")||e.headings===void 0&&(m="headi\
ngs")||e.messages===void 0&&(m="messages")||e.actions===void 0&&(m="actions")||e.forms===void 0&&(m="forms")||
e.collections===void 0&&(m="collections")||e.frames===void 0&&(m="frames")||e.truncated===void 0&&(m="truncate\
d"))return M.errors=[{instancePath:i,keyword:"required"}],!1;{let g=s;for(let v in e)if(!E.call(It.properties,
v)){return M.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(g===s){if(e.url!==void 0){let v=e.
url,_=s;if(s===_)if(typeof v=="string"){if(u(v)>8192)return M.errors=[{instancePath:i+"/url",keyword:"maxLengt\
h"}],!1}else return M.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.
origin!==void 0){let v=e.origin,_=s;if(s===_)if(typeof v=="string"){if(u(v)>512)return M.errors=[{instancePath:i+
"/origin",keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+"/origin",keyword:"type"}],!1;var t=_===
s}else var t=!0;if(t){if(e.title!==void 0){let v=e.title,_=s;if(s===_)if(typeof v=="string"){if(u(v)>200)return M.
errors=[{instancePath:i+"/title",keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+"/title",keyword:"\
type"}],!1;var t=_===s}else var t=!0;if(t){if(e.loginState!==void 0){let v=s;Ni(e.loginState,{instancePath:i+"\
/loginState",parentData:e,parentDataProperty:"loginState",rootData:a})||(o=o===null?Ni.errors:o.concat(Ni.errors),
s=o.length);var t=v===s}else var t=!0;if(t){if(e.ts!==void 0){let v=e.ts,_=s;if(!(typeof v=="number"&&!(v%1)&&
!isNaN(v)&&isFinite(v)))return M.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===_&&typeof v=="number"&&
isFinite(v)){if(v>9007199254740991||isNaN(v))return M.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(v<
0||isNaN(v))return M.errors=[{instancePath:i+"/ts",keyword:"minimum"}],!1}var t=_===s}else var t=!0;if(t){if(e.
documentId!==void 0){let v=e.documentId,_=s;if(s===_)if(typeof v=="string"){if(u(v)>128)return M.errors=[{instancePath:i+
"/documentId",keyword:"maxLength"}],!1;if(u(v)<1)return M.errors=[{instancePath:i+"/documentId",keyword:"minLe\
ngth"}],!1;if(!k.test(v))return M.errors=[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return M.errors=
[{instancePath:i+"/documentId",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.language!==void 0){let v=e.
language,_=s;if(s===_)if(typeof v=="string"){if(u(v)>35)return M.errors=[{instancePath:i+"/language",keyword:"\
maxLength"}],!1}else return M.errors=[{instancePath:i+"/language",keyword:"type"}],!1;var t=_===s}else var t=!0;
if(t){if(e.landmarks!==void 0){let v=e.landmarks,_=s;if(s===_)if(Array.isArray(v)){var f=!0;let L=v.length;for(let N=0;N<
L;N++){let is=s;ge(v[N],{instancePath:i+"/landmarks/"+N,parentData:v,parentDataProperty:N,rootData:a})||(o=o===
null?ge.errors:o.concat(ge.errors),s=o.length);var f=is===s;if(!f)break}}else return M.errors=[{instancePath:i+
"/landmarks",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.headings!==void 0){let v=e.headings,_=s;
if(s===_)if(Array.isArray(v)){if(v.length>8)return M.errors=[{instancePath:i+"/headings",keyword:"maxItems"}],
!1;{var l=!0;let L=v.length;for(let N=0;N<L;N++){let is=v[N],Oi=s;if(s===Oi)if(typeof is=="string"){if(u(is)>80)
return M.errors=[{instancePath:i+"/headings/"+N,keyword:"maxLength"}],!1}else return M.errors=[{instancePath:i+
"/headings/"+N,keyword:"type"}],!1;var l=Oi===s;if(!l)break}}}else return M.errors=[{instancePath:i+"/headings",
keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.messages!==void 0){let v=e.messages,_=s;if(s===_)if(Array.
isArray(v)){if(v.length>8)return M.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var r=!0;let L=v.
length;for(let N=0;N<L;N++){let is=s;Tr(v[N],{instancePath:i+"/messages/"+N,parentData:v,parentDataProperty:N,
rootData:a})||(o=o===null?Tr.errors:o.concat(Tr.errors),s=o.length);var r=is===s;if(!r)break}}}else return M.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.dialog!==void 0){let v=s;
Ve(e.dialog,{instancePath:i+"/dialog",parentData:e,parentDataProperty:"dialog",rootData:a})||(o=o===null?Ve.errors:
o.concat(Ve.errors),s=o.length);var t=v===s}else var t=!0;if(t){if(e.actions!==void 0){let v=e.actions,_=s;if(s===
_)if(Array.isArray(v)){if(v.length>30)return M.errors=[{instancePath:i+"/actions",keyword:"maxItems"}],!1;{var n=!0;
let L=v.length;for(let N=0;N<L;N++){let is=s;j(v[N],{instancePath:i+"/actions/"+N,parentData:v,parentDataProperty:N,
rootData:a})||(o=o===null?j.errors:o.concat(j.errors),s=o.length);var n=is===s;if(!n)break}}}else return M.errors=
[{instancePath:i+"/actions",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.forms!==void 0){let v=e.forms,
_=s;if(s===_)if(Array.isArray(v)){if(v.length>20)return M.errors=[{instancePath:i+"/forms",keyword:"maxItems"}],
!1;{var d=!0;let L=v.length;for(let N=0;N<L;N++){let is=s;ke(v[N],{instancePath:i+"/forms/"+N,parentData:v,parentDataProperty:N,
rootData:a})||(o=o===null?ke.errors:o.concat(ke.errors),s=o.length);var d=is===s;if(!d)break}}}else return M.errors=
[{instancePath:i+"/forms",keyword:"type"}],!1;var t=_===s}else var t=!0;if(t){if(e.collections!==void 0){let v=e.
collections,_=s;if(s===_)if(Array.isArray(v)){if(v.length>20)return M.errors=[{instancePath:i+"/collections",keyword:"\
maxItems"}],!1;{var c=!0;let L=v.length;for(let N=0;N<L;N++){let is=s;me(v[N],{instancePath:i+"/collections/"+
N,parentData:v,parentDataProperty:N,rootData:a})||(o=o===null?me.errors:o.concat(me.errors),s=o.length);var c=is===
s;if(!c)break}}}else return M.errors=[{instancePath:i+"/collections",keyword:"type"}],!1;var t=_===s}else var t=!0;
if(t){if(e.frames!==void 0){let v=e.frames,_=s;if(s===_)if(Array.isArray(v)){if(v.length>30)return M.errors=[{
instancePath:i+"/frames",keyword:"maxItems"}],!1;{var w=!0;let L=v.length;for(let N=0;N<L;N++){let is=s;Dr(v[N],
{instancePath:i+"/frames/"+N,parentData:v,parentDataProperty:N,rootData:a})||(o=o===null?Dr.errors:o.concat(Dr.
errors),s=o.length);var w=is===s;if(!w)break}}}else return M.errors=[{instancePath:i+"/frames",keyword:"type"}],
!1;var t=_===s}else var t=!0;if(t){if(e.truncated!==void 0){let v=s;or(e.truncated,{instancePath:i+"/truncated",
parentData:e,parentDataProperty:"truncated",rootData:a})||(o=o===null?or.errors:o.concat(or.errors),s=o.length);
var t=v===s}else var t=!0;if(t)if(e.metrics!==void 0){let v=s;We(e.metrics,{instancePath:i+"/metrics",parentData:e,
parentDataProperty:"metrics",rootData:a})||(o=o===null?We.errors:o.concat(We.errors),s=o.length);var t=v===s}else
var t=!0}}}}}}}}}}}}}}}}}}else return M.errors=[{instancePath:i,keyword:"type"}],!1;return M.errors=o,s===0}var Rt=q;
function q(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&
typeof e=="object"&&!Array.isArray(e)){let c;if(e.url===void 0&&(c="url")||e.title===void 0&&(c="title")||e.ts===
void 0&&(c="ts"))return q.errors=[{instancePath:i,keyword:"required"}],!1;{let w=s;for(let m in e)if(!E.call(Pi.
properties,m)){return q.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(w===s){if(e.url!==
void 0){let m=e.url,g=s;if(s===g)if(typeof m=="string"){if(u(m)>8192)return q.errors=[{instancePath:i+"/url",keyword:"\
maxLength"}],!1}else return q.errors=[{instancePath:i+"/url",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){
if(e.title!==void 0){let m=e.title,g=s;if(s===g)if(typeof m=="string"){if(u(m)>200)return q.errors=[{instancePath:i+
"/title",keyword:"maxLength"}],!1}else return q.errors=[{instancePath:i+"/title",keyword:"type"}],!1;var t=g===
s}else var t=!0;if(t){if(e.ts!==void 0){let m=e.ts,g=s;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))
return q.errors=[{instancePath:i+"/ts",keyword:"type"}],!1;if(s===g&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||
isNaN(m))return q.errors=[{instancePath:i+"/ts",keyword:"maximum"}],!1;if(m<0||isNaN(m))return q.errors=[{instancePath:i+
"/ts",keyword:"minimum"}],!1}var t=g===s}else var t=!0;if(t){if(e.documentId!==void 0){let m=e.documentId,g=s;
if(s===g)if(typeof m=="string"){if(u(m)>128)return q.errors=[{instancePath:i+"/documentId",keyword:"maxLength"}],
!1;if(u(m)<1)return q.errors=[{instancePath:i+"/documentId",keyword:"minLength"}],!1;if(!k.test(m))return q.errors=
[{instancePath:i+"/documentId",keyword:"pattern"}],!1}else return q.errors=[{instancePath:i+"/documentId",keyword:"\
type"}],!1;var t=g===s}else var t=!0;if(t){if(e.urlChanged!==void 0){let m=s;if(typeof e.urlChanged!="boolean")
return q.errors=[{instancePath:i+"/urlChanged",keyword:"type"}],!1;var t=m===s}else var t=!0;if(t){if(e.collectionSummary!==
void 0){let m=e.collectionSummary,g=s;if(s===g)if(Array.isArray(m)){if(m.length>20)return q.errors=[{instancePath:i+
"/collectionSummary",keyword:"maxItems"}],!1;{var f=!0;let _=m.length;for(let x=0;x<_;x++){let L=s;Ar(m[x],{instancePath:i+
"/collectionSummary/"+x,parentData:m,parentDataProperty:x,rootData:a})||(o=o===null?Ar.errors:o.concat(Ar.errors),
s=o.length);var f=L===s;if(!f)break}}}else return q.errors=[{instancePath:i+"/collectionSummary",keyword:"type"}],
!1;var t=g===s}else var t=!0;if(t){if(e.focusedRole!==void 0){let m=e.focusedRole,g=s;if(s===g)if(typeof m=="s\
tring"){if(u(m)>40)return q.errors=[{instancePath:i+"/focusedRole",keyword:"maxLength"}],!1}else return q.errors=
[{instancePath:i+"/focusedRole",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.changes!==void 0){let m=e.
changes,g=s;if(s===g)if(Array.isArray(m)){if(m.length>8)return q.errors=[{instancePath:i+"/changes",keyword:"m\
axItems"}],!1;{var l=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L=="string"){if(u(
L)>80)return q.errors=[{instancePath:i+"/changes/"+x,keyword:"maxLength"}],!1}else return q.errors=[{instancePath:i+
"/changes/"+x,keyword:"type"}],!1;var l=N===s;if(!l)break}}}else return q.errors=[{instancePath:i+"/changes",keyword:"\
type"}],!1;var t=g===s}else var t=!0;if(t){if(e.openedTabs!==void 0){let m=e.openedTabs,g=s;if(s===g)if(Array.
isArray(m)){if(m.length>20)return q.errors=[{instancePath:i+"/openedTabs",keyword:"maxItems"}],!1;{var r=!0;let _=m.
length;for(let x=0;x<_;x++){let L=m[x],N=s;if(!(typeof L=="number"&&!(L%1)&&!isNaN(L)&&isFinite(L)))return q.errors=
[{instancePath:i+"/openedTabs/"+x,keyword:"type"}],!1;if(s===N&&typeof L=="number"&&isFinite(L)&&(L<1||isNaN(L)))
return q.errors=[{instancePath:i+"/openedTabs/"+x,keyword:"minimum"}],!1;var r=N===s;if(!r)break}}}else return q.
errors=[{instancePath:i+"/openedTabs",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.download!==void 0){
let m=s;ue(e.download,{instancePath:i+"/download",parentData:e,parentDataProperty:"download",rootData:a})||(o=
o===null?ue.errors:o.concat(ue.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(e.dialog!==void 0){let m=s;
Ve(e.dialog,{instancePath:i+"/dialog",parentData:e,parentDataProperty:"dialog",rootData:a})||(o=o===null?Ve.errors:
o.concat(Ve.errors),s=o.length);var t=m===s}else var t=!0;if(t){if(e.messages!==void 0){let m=e.messages,g=s;if(s===
g)if(Array.isArray(m)){if(m.length>8)return q.errors=[{instancePath:i+"/messages",keyword:"maxItems"}],!1;{var n=!0;
let _=m.length;for(let x=0;x<_;x++){let L=s;Tr(m[x],{instancePath:i+"/messages/"+x,parentData:m,parentDataProperty:x,
rootData:a})||(o=o===null?Tr.errors:o.concat(Tr.errors),s=o.length);var n=L===s;if(!n)break}}}else return q.errors=
[{instancePath:i+"/messages",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t){if(e.value!==void 0){let m=e.
value,g=s;if(s===g)if(typeof m=="string"){if(u(m)>2e3)return q.errors=[{instancePath:i+"/value",keyword:"maxLe\
ngth"}],!1}else return q.errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=g===s}else var t=!0;if(t)if(e.
requests!==void 0){let m=e.requests,g=s;if(s===g)if(Array.isArray(m)){if(m.length>8)return q.errors=[{instancePath:i+
"/requests",keyword:"maxItems"}],!1;{var d=!0;let _=m.length;for(let x=0;x<_;x++){let L=m[x],N=s;if(s===N)if(typeof L==
"string"){if(u(L)>80)return q.errors=[{instancePath:i+"/requests/"+x,keyword:"maxLength"}],!1}else return q.errors=
[{instancePath:i+"/requests/"+x,keyword:"type"}],!1;var d=N===s;if(!d)break}}}else return q.errors=[{instancePath:i+
"/requests",keyword:"type"}],!1;var t=g===s}else var t=!0}}}}}}}}}}}}}}}else return q.errors=[{instancePath:i,
keyword:"type"}],!1;return q.errors=o,s===0}var Ct=A,At={additionalProperties:!1,description:"How to find one \
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
selector","altSelectors","fingerprint"],type:"object"};function A(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.id===void 0&&
(n="id")||e.part===void 0&&(n="part")||e.label===void 0&&(n="label")||e.role===void 0&&(n="role")||e.selector===
void 0&&(n="selector")||e.altSelectors===void 0&&(n="altSelectors")||e.fingerprint===void 0&&(n="fingerprint"))
return A.errors=[{instancePath:i,keyword:"required"}],!1;{let d=s;for(let c in e)if(!E.call(At.properties,c)){
return A.errors=[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(d===s){if(e.id!==void 0){let c=e.
id,w=s;if(s===w)if(typeof c=="string"){if(u(c)>128)return A.errors=[{instancePath:i+"/id",keyword:"maxLength"}],
!1;if(u(c)<1)return A.errors=[{instancePath:i+"/id",keyword:"minLength"}],!1;if(!k.test(c))return A.errors=[{instancePath:i+
"/id",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(e.part!==void 0){let c=e.part,w=s;if(typeof c!="string")return A.errors=[{instancePath:i+"/part",keyword:"\
type"}],!1;if(!(c==="action"||c==="form"||c==="field"||c==="submit"||c==="collection"))return A.errors=[{instancePath:i+
"/part",keyword:"enum"}],!1;var t=w===s}else var t=!0;if(t){if(e.formId!==void 0){let c=e.formId,w=s;if(s===w)
if(typeof c=="string"){if(u(c)>128)return A.errors=[{instancePath:i+"/formId",keyword:"maxLength"}],!1;if(u(c)<
1)return A.errors=[{instancePath:i+"/formId",keyword:"minLength"}],!1;if(!k.test(c))return A.errors=[{instancePath:i+
"/formId",keyword:"pattern"}],!1}else return A.errors=[{instancePath:i+"/formId",keyword:"type"}],!1;var t=w===
s}else var t=!0;if(t){if(e.label!==void 0){let c=e.label,w=s;if(s===w)if(typeof c=="string"){if(u(c)>80)return A.
errors=[{instancePath:i+"/label",keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+"/label",keyword:"\
type"}],!1;var t=w===s}else var t=!0;if(t){if(e.role!==void 0){let c=e.role,w=s;if(s===w)if(typeof c=="string"){
if(u(c)>40)return A.errors=[{instancePath:i+"/role",keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+
"/role",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.type!==void 0){let c=e.type,w=s;if(s===w)if(typeof c==
"string"){if(u(c)>30)return A.errors=[{instancePath:i+"/type",keyword:"maxLength"}],!1}else return A.errors=[{
instancePath:i+"/type",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.selector!==void 0){let c=s;I(e.
selector,{instancePath:i+"/selector",parentData:e,parentDataProperty:"selector",rootData:a})||(o=o===null?I.errors:
o.concat(I.errors),s=o.length);var t=c===s}else var t=!0;if(t){if(e.altSelectors!==void 0){let c=e.altSelectors,
w=s;if(s===w)if(Array.isArray(c)){if(c.length>4)return A.errors=[{instancePath:i+"/altSelectors",keyword:"maxI\
tems"}],!1;{var f=!0;let g=c.length;for(let v=0;v<g;v++){let _=s;I(c[v],{instancePath:i+"/altSelectors/"+v,parentData:c,
parentDataProperty:v,rootData:a})||(o=o===null?I.errors:o.concat(I.errors),s=o.length);var f=_===s;if(!f)break}}}else
return A.errors=[{instancePath:i+"/altSelectors",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.fingerprint!==
void 0){let c=e.fingerprint,w=s;if(s===w)if(typeof c=="string"){if(u(c)>64)return A.errors=[{instancePath:i+"/\
fingerprint",keyword:"maxLength"}],!1;if(u(c)<1)return A.errors=[{instancePath:i+"/fingerprint",keyword:"minLe\
ngth"}],!1}else return A.errors=[{instancePath:i+"/fingerprint",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(e.landmark!==void 0){let c=s;ge(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"\
landmark",rootData:a})||(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);var t=c===s}else var t=!0;if(t){
if(e.framePath!==void 0){let c=e.framePath,w=s;if(s===w)if(Array.isArray(c)){if(c.length>16)return A.errors=[{
instancePath:i+"/framePath",keyword:"maxItems"}],!1;{var l=!0;let g=c.length;for(let v=0;v<g;v++){let _=c[v],x=s;
if(s===x)if(typeof _=="string"){if(!ki.test(_))return A.errors=[{instancePath:i+"/framePath/"+v,keyword:"patte\
rn"}],!1}else return A.errors=[{instancePath:i+"/framePath/"+v,keyword:"type"}],!1;var l=x===s;if(!l)break}}}else
return A.errors=[{instancePath:i+"/framePath",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.href!==
void 0){let c=e.href,w=s;if(s===w)if(typeof c=="string"){if(u(c)>8192)return A.errors=[{instancePath:i+"/href",
keyword:"maxLength"}],!1}else return A.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=w===s}else var t=!0;
if(t){if(e.destination!==void 0){let c=e.destination,w=s;if(s===w)if(typeof c=="string"){if(u(c)>2e3)return A.
errors=[{instancePath:i+"/destination",keyword:"maxLength"}],!1;if(u(c)<1)return A.errors=[{instancePath:i+"/d\
estination",keyword:"minLength"}],!1}else return A.errors=[{instancePath:i+"/destination",keyword:"type"}],!1;
var t=w===s}else var t=!0;if(t){if(e.download!==void 0){let c=s;if(typeof e.download!="boolean")return A.errors=
[{instancePath:i+"/download",keyword:"type"}],!1;var t=c===s}else var t=!0;if(t){if(e.state!==void 0){let c=s;
us(e.state,{instancePath:i+"/state",parentData:e,parentDataProperty:"state",rootData:a})||(o=o===null?us.errors:
o.concat(us.errors),s=o.length);var t=c===s}else var t=!0;if(t){if(e.value!==void 0){let c=e.value,w=s;if(s===
w)if(typeof c=="string"){if(u(c)>80)return A.errors=[{instancePath:i+"/value",keyword:"maxLength"}],!1}else return A.
errors=[{instancePath:i+"/value",keyword:"type"}],!1;var t=w===s}else var t=!0;if(t){if(e.filled!==void 0){let c=s;
if(typeof e.filled!="boolean")return A.errors=[{instancePath:i+"/filled",keyword:"type"}],!1;var t=c===s}else var t=!0;
if(t)if(e.options!==void 0){let c=e.options,w=s;if(s===w)if(Array.isArray(c)){if(c.length>200)return A.errors=
[{instancePath:i+"/options",keyword:"maxItems"}],!1;{var r=!0;let g=c.length;for(let v=0;v<g;v++){let _=c[v],x=s;
if(s===x)if(typeof _=="string"){if(u(_)>80)return A.errors=[{instancePath:i+"/options/"+v,keyword:"maxLength"}],
!1}else return A.errors=[{instancePath:i+"/options/"+v,keyword:"type"}],!1;var r=x===s;if(!r)break}}}else return A.
errors=[{instancePath:i+"/options",keyword:"type"}],!1;var t=w===s}else var t=!0}}}}}}}}}}}}}}}}}}}else return A.
errors=[{instancePath:i,keyword:"type"}],!1;return A.errors=o,s===0}var Ot=ye,$t={additionalProperties:!1,description:"\
One answer of `pcd.query`: coarse score, no selector.",properties:{id:{maxLength:128,minLength:1,pattern:"^[A-\
Za-z0-9._:-]+$",type:"string"},label:{maxLength:80,type:"string"},kind:{maxLength:40,type:"string"},role:{maxLength:40,
type:"string"},type:{enum:["action","form","field","collection"],type:"string"},landmark:{$ref:"#/$defs/Landma\
rk"},context:{maxLength:80,type:"string"},href:{maxLength:200,type:"string"},formId:{maxLength:128,minLength:1,
pattern:"^[A-Za-z0-9._:-]+$",type:"string"},score:{minimum:0,type:"number"}},required:["id","label","type","sc\
ore"],type:"object"};function ye(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,
s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.id===void 0&&(f="id")||e.label===void 0&&
(f="label")||e.type===void 0&&(f="type")||e.score===void 0&&(f="score"))return ye.errors=[{instancePath:i,keyword:"\
required"}],!1;{let l=s;for(let r in e)if(!E.call($t.properties,r)){return ye.errors=[{instancePath:i,keyword:"\
additionalProperties"}],!1;break}if(l===s){if(e.id!==void 0){let r=e.id,n=s;if(s===n)if(typeof r=="string"){if(u(
r)>128)return ye.errors=[{instancePath:i+"/id",keyword:"maxLength"}],!1;if(u(r)<1)return ye.errors=[{instancePath:i+
"/id",keyword:"minLength"}],!1;if(!k.test(r))return ye.errors=[{instancePath:i+"/id",keyword:"pattern"}],!1}else
return ye.errors=[{instancePath:i+"/id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.label!==void 0){
let r=e.label,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return ye.errors=[{instancePath:i+"/label",keyword:"\
maxLength"}],!1}else return ye.errors=[{instancePath:i+"/label",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.kind!==void 0){let r=e.kind,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return ye.errors=[{instancePath:i+
"/kind",keyword:"maxLength"}],!1}else return ye.errors=[{instancePath:i+"/kind",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.role!==void 0){let r=e.role,n=s;if(s===n)if(typeof r=="string"){if(u(r)>40)return ye.
errors=[{instancePath:i+"/role",keyword:"maxLength"}],!1}else return ye.errors=[{instancePath:i+"/role",keyword:"\
type"}],!1;var t=n===s}else var t=!0;if(t){if(e.type!==void 0){let r=e.type,n=s;if(typeof r!="string")return ye.
errors=[{instancePath:i+"/type",keyword:"type"}],!1;if(!(r==="action"||r==="form"||r==="field"||r==="collectio\
n"))return ye.errors=[{instancePath:i+"/type",keyword:"enum"}],!1;var t=n===s}else var t=!0;if(t){if(e.landmark!==
void 0){let r=s;ge(e.landmark,{instancePath:i+"/landmark",parentData:e,parentDataProperty:"landmark",rootData:a})||
(o=o===null?ge.errors:o.concat(ge.errors),s=o.length);var t=r===s}else var t=!0;if(t){if(e.context!==void 0){let r=e.
context,n=s;if(s===n)if(typeof r=="string"){if(u(r)>80)return ye.errors=[{instancePath:i+"/context",keyword:"m\
axLength"}],!1}else return ye.errors=[{instancePath:i+"/context",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.href!==void 0){let r=e.href,n=s;if(s===n)if(typeof r=="string"){if(u(r)>200)return ye.errors=[{instancePath:i+
"/href",keyword:"maxLength"}],!1}else return ye.errors=[{instancePath:i+"/href",keyword:"type"}],!1;var t=n===
s}else var t=!0;if(t){if(e.formId!==void 0){let r=e.formId,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return ye.
errors=[{instancePath:i+"/formId",keyword:"maxLength"}],!1;if(u(r)<1)return ye.errors=[{instancePath:i+"/formI\
d",keyword:"minLength"}],!1;if(!k.test(r))return ye.errors=[{instancePath:i+"/formId",keyword:"pattern"}],!1}else
return ye.errors=[{instancePath:i+"/formId",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.score!==void 0){
let r=e.score,n=s;if(s===n)if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r))return ye.errors=[{instancePath:i+
"/score",keyword:"minimum"}],!1}else return ye.errors=[{instancePath:i+"/score",keyword:"type"}],!1;var t=n===
s}else var t=!0}}}}}}}}}}}else return ye.errors=[{instancePath:i,keyword:"type"}],!1;return ye.errors=o,s===0}
var zt=qi;function qi(e,{instancePath:i="",parentData:p,parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;
if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.kind;if(typeof t=="string")if(t==="role")ae(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ae.errors:o.concat(ae.errors),s=o.length);else if(t===
"text")Oe(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Oe.errors:o.concat(Oe.
errors),s=o.length);else if(t==="css")ze(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?ze.errors:o.concat(ze.errors),s=o.length);else return qi.errors=[{instancePath:i,keyword:"discriminat\
or"}],!1;else return qi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return qi.errors=[{instancePath:i,
keyword:"type"}],!1;return qi.errors=o,s===0}var Zt=Fi;function Fi(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=e.type;if(typeof t==
"string")if(t==="SubmitPrompt")ce(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
ce.errors:o.concat(ce.errors),s=o.length);else if(t==="Approve")pr(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?pr.errors:o.concat(pr.errors),s=o.length);else if(t==="Answer")fr(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?fr.errors:o.concat(fr.errors),s=o.length);else if(t===
"CancelTask")Or(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Or.errors:o.concat(
Or.errors),s=o.length);else if(t==="Stop")Rs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Rs.errors:o.concat(Rs.errors),s=o.length);else if(t==="Pause")Cs(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Cs.errors:o.concat(Cs.errors),s=o.length);else if(t==="Resume")Os(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Os.errors:o.concat(Os.errors),s=o.length);else if(t===
"Skip")zs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?zs.errors:o.concat(zs.
errors),s=o.length);else if(t==="SwitchTask")rs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?rs.errors:o.concat(rs.errors),s=o.length);else if(t==="Enqueue")Ke(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Ke.errors:o.concat(Ke.errors),s=o.length);else if(t==="ClearQue\
ue")Zs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Zs.errors:o.concat(Zs.errors),
s=o.length);else if(t==="Retry")zr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?
zr.errors:o.concat(zr.errors),s=o.length);else if(t==="Takeover")Ts(e,{instancePath:i,parentData:p,parentDataProperty:y,
rootData:a})||(o=o===null?Ts.errors:o.concat(Ts.errors),s=o.length);else if(t==="SetApprovalPolicy")$r(e,{instancePath:i,
parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?$r.errors:o.concat($r.errors),s=o.length);else if(t===
"SwitchModel")ss(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?ss.errors:o.concat(
ss.errors),s=o.length);else if(t==="SessionNew")Ps(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ps.errors:o.concat(Ps.errors),s=o.length);else if(t==="SessionResume")Zr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Zr.errors:o.concat(Zr.errors),s=o.length);else if(t==="SessionR\
esumeLast")Us(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Us.errors:o.concat(
Us.errors),s=o.length);else if(t==="SessionCompact")Ws(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ws.errors:o.concat(Ws.errors),s=o.length);else if(t==="RecoverRun")lr(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?lr.errors:o.concat(lr.errors),s=o.length);else if(t==="GrantOri\
gin")mr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?mr.errors:o.concat(mr.errors),
s=o.length);else if(t==="WithdrawGrant")Pr(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=
o===null?Pr.errors:o.concat(Pr.errors),s=o.length);else if(t==="RunWorkflow")Le(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?Le.errors:o.concat(Le.errors),s=o.length);else if(t==="RunJob")
Ye(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===null?Ye.errors:o.concat(Ye.errors),
s=o.length);else if(t==="Shutdown")Gs(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||(o=o===
null?Gs.errors:o.concat(Gs.errors),s=o.length);else return Fi.errors=[{instancePath:i,keyword:"discriminator"}],
!1;else return Fi.errors=[{instancePath:i,keyword:"discriminator"}],!1}else return Fi.errors=[{instancePath:i,
keyword:"type"}],!1;return Fi.errors=o,s===0}var Pt=Ci;function Ci(e,{instancePath:i="",parentData:p,parentDataProperty:y,
rootData:a=e}={}){let o=null,s=0,t=s,f=!1,l=null,r=s;Ne(e,{instancePath:i,parentData:p,parentDataProperty:y,rootData:a})||
(o=o===null?Ne.errors:o.concat(Ne.errors),s=o.length);var d=r===s;d&&(f=!0,l=0);let n=s;es(e,{instancePath:i,parentData:p,
parentDataProperty:y,rootData:a})||(o=o===null?es.errors:o.concat(es.errors),s=o.length);var d=n===s;if(d&&f?(f=
!1,l=[l,1]):d&&(f=!0,l=1),f)s=t,o!==null&&(t?o.length=t:o=null);else{let c={instancePath:i,keyword:"oneOf"};return o===
null?o=[c]:o.push(c),s++,Ci.errors=o,!1}return Ci.errors=o,s===0}var Ut=qe;function qe(e,{instancePath:i="",parentData:p,
parentDataProperty:y,rootData:a=e}={}){let o=null,s=0;if(s===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;
if(e.seq===void 0&&(f="seq")||e.ts_unix_ms===void 0&&(f="ts_unix_ms")||e.session_id===void 0&&(f="session_id")||
e.event===void 0&&(f="event"))return qe.errors=[{instancePath:i,keyword:"required"}],!1;{let l=s;for(let r in e)
if(!(r==="seq"||r==="ts_unix_ms"||r==="session_id"||r==="run_id"||r==="task_id"||r==="event")){return qe.errors=
[{instancePath:i,keyword:"additionalProperties"}],!1;break}if(l===s){if(e.seq!==void 0){let r=e.seq,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return qe.errors=[{instancePath:i+"/seq",keyword:"type"}],!1;if(s===
n&&typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r)))return qe.errors=[{instancePath:i+"/seq",keyword:"minimum"}],
!1;var t=n===s}else var t=!0;if(t){if(e.ts_unix_ms!==void 0){let r=e.ts_unix_ms,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)))return qe.errors=[{instancePath:i+"/ts_unix_ms",keyword:"type"}],!1;if(s===n&&typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return qe.errors=[{instancePath:i+"/ts_unix_ms",keyword:"\
maximum"}],!1;if(r<0||isNaN(r))return qe.errors=[{instancePath:i+"/ts_unix_ms",keyword:"minimum"}],!1}var t=n===
s}else var t=!0;if(t){if(e.session_id!==void 0){let r=e.session_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>
128)return qe.errors=[{instancePath:i+"/session_id",keyword:"maxLength"}],!1;if(u(r)<1)return qe.errors=[{instancePath:i+
"/session_id",keyword:"minLength"}],!1;if(!k.test(r))return qe.errors=[{instancePath:i+"/session_id",keyword:"\
pattern"}],!1}else return qe.errors=[{instancePath:i+"/session_id",keyword:"type"}],!1;var t=n===s}else var t=!0;
if(t){if(e.run_id!==void 0){let r=e.run_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return qe.errors=[{
instancePath:i+"/run_id",keyword:"maxLength"}],!1;if(u(r)<1)return qe.errors=[{instancePath:i+"/run_id",keyword:"\
minLength"}],!1;if(!k.test(r))return qe.errors=[{instancePath:i+"/run_id",keyword:"pattern"}],!1}else return qe.
errors=[{instancePath:i+"/run_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t){if(e.task_id!==void 0){let r=e.
task_id,n=s;if(s===n)if(typeof r=="string"){if(u(r)>128)return qe.errors=[{instancePath:i+"/task_id",keyword:"\
maxLength"}],!1;if(u(r)<1)return qe.errors=[{instancePath:i+"/task_id",keyword:"minLength"}],!1;if(!k.test(r))
return qe.errors=[{instancePath:i+"/task_id",keyword:"pattern"}],!1}else return qe.errors=[{instancePath:i+"/t\
ask_id",keyword:"type"}],!1;var t=n===s}else var t=!0;if(t)if(e.event!==void 0){let r=s;pi(e.event,{instancePath:i+
"/event",parentData:e,parentDataProperty:"event",rootData:a})||(o=o===null?pi.errors:o.concat(pi.errors),s=o.length);
var t=r===s}else var t=!0}}}}}}}else return qe.errors=[{instancePath:i,keyword:"type"}],!1;return qe.errors=o,
s===0}export{Zt as isCommand,Pt as isCommandReply,Ut as isEventEnvelope,qt as isFrame,Ft as isFrontendDown,Mt as isFrontendUp,
Dt as isMiniPCD,Rt as isObservation,Ct as isPCDActionDetail,Ot as isQueryHit,zt as isRoleSelector,jt as isToolCall,
St as isToolResult};
