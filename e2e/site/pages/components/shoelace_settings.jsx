// Settings of Shoelace components: each control is a custom element that keeps its real input in a shadow root.
import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/checkbox/checkbox.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import '@shoelace-style/shoelace/dist/components/menu/menu.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import '@shoelace-style/shoelace/dist/components/radio/radio.js';
import '@shoelace-style/shoelace/dist/components/range/range.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';
import '@shoelace-style/shoelace/dist/components/switch/switch.js';
import '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js';
import '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js';
import '@shoelace-style/shoelace/dist/components/tab/tab.js';
import '@shoelace-style/shoelace/dist/components/textarea/textarea.js';

document.querySelector('#root').innerHTML = `<header><nav aria-label="Main"><a href="#home">Home</a>
<a href="#projects">Projects</a></nav><sl-dropdown><sl-button slot="trigger" caret>Account</sl-button><sl-menu>
<sl-menu-item>Profile</sl-menu-item><sl-menu-item>Log out</sl-menu-item></sl-menu></sl-dropdown></header>
<main><h1>Settings</h1><sl-tab-group><sl-tab slot="nav" panel="general">General</sl-tab>
<sl-tab slot="nav" panel="alerts">Alerts</sl-tab><sl-tab slot="nav" panel="billing">Billing</sl-tab>
<sl-tab-panel name="general"><form><sl-input label="Display name" name="name" value="Ada"></sl-input>
<sl-input type="email" label="Email address" name="mail" required></sl-input>
<sl-input type="password" label="New password" password-toggle></sl-input>
<sl-select label="Language" name="language" value="en"><sl-option value="en">English</sl-option>
<sl-option value="de">Deutsch</sl-option><sl-option value="pt">Português</sl-option></sl-select>
<sl-radio-group label="Theme" name="theme" value="light"><sl-radio value="light">Light</sl-radio>
<sl-radio value="dark">Dark</sl-radio></sl-radio-group><sl-range label="Text size" min="1" max="9" value="4"></sl-range>
<sl-switch>Compact lists</sl-switch><br><sl-checkbox checked>Show tips</sl-checkbox>
<sl-textarea label="About you"></sl-textarea><sl-button type="submit" variant="primary">Save changes</sl-button>
<sl-button type="reset">Discard</sl-button></form></sl-tab-panel>
<sl-tab-panel name="alerts"><sl-switch>Mail me</sl-switch></sl-tab-panel>
<sl-tab-panel name="billing"><p>Nothing to pay.</p></sl-tab-panel></sl-tab-group>
<sl-details summary="Dangerous things"><sl-button variant="danger">Delete account</sl-button></sl-details></main>`;
