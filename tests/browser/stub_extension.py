"""The smallest extension that can pair: it says hello, answers heartbeats with its own, and nothing else.

The process is tested with it, so that these tests need no build of the real one.
"""

import json
import re
from pathlib import Path

from browser_copilot.protocol.limits import PROTOCOL_VERSION

CONFIG = Path(__file__).resolve().parents[2] / "extension" / "wxt.config.ts"

WORKER = r"""
const text = (s) => new TextEncoder().encode(s);
const decode = (s) => Uint8Array.from(atob(s.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
const base64 = (b) => btoa(String.fromCharCode(...new Uint8Array(b)));
const encode = (b) => base64(b).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
async function start() {
  const { url, secret } = await (await fetch(chrome.runtime.getURL('pairing.json'))).json();
  const key = await crypto.subtle.importKey('raw', decode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const socket = new WebSocket(url);
  socket.onmessage = async ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === 'heartbeat') socket.send(JSON.stringify({ type: 'heartbeat', sentMs: Date.now() }));
    if (frame.type !== 'challenge') return;
    const nonce = encode(crypto.getRandomValues(new Uint8Array(32)));
    const message = ['extension', frame.nonce, nonce, chrome.runtime.id].join('\n');
    const { id } = await chrome.storage.local.get({ id: crypto.randomUUID() });
    await chrome.storage.local.set({ id });
    socket.send(JSON.stringify({
      type: 'hello', protocolVersion: VERSION, extensionId: chrome.runtime.id, extensionVersion: '0.0.1',
      browser: navigator.userAgent, browserId: id, workerId: crypto.randomUUID(), nonce,
      proof: encode(await crypto.subtle.sign('HMAC', key, text(message))), openCalls: [], fences: {},
    }));
  };
}
start();
"""


def write_stub(folder: Path, *, version: int = PROTOCOL_VERSION, worker: str = WORKER) -> Path:
    """Write the extension into a new folder and return it."""
    key = re.search(r"PUBLIC_KEY =\s*'([^']+)'", CONFIG.read_text("utf-8"))
    assert key is not None
    manifest = {
        "manifest_version": 3,
        "name": "Stub",
        "version": "0.0.1",
        "key": key.group(1),
        "permissions": ["storage"],
        "optional_host_permissions": ["<all_urls>"],
        "background": {"service_worker": "background.js"},
    }
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    (folder / "background.js").write_text(worker.replace("VERSION", str(version)), "utf-8")
    return folder
