// Fields bound both ways, compiled in the browser; what Angular has heard of stands, as JSON, in #state.
import '@angular/compiler';
import { JsonPipe } from '@angular/common';
import { Component } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';

class Booking {
  form = { name: '', guests: 1, date: '', plan: 'free', size: '', news: false, note: '' };
  plans = [
    { value: 'free', label: 'Free' },
    { value: 'pro', label: 'Professional' },
  ];
}

const template = `<main><h1>Booking</h1><form>
  <label>Full name <input name="name" [(ngModel)]="form.name"></label>
  <label>Guests <input name="guests" type="number" min="1" max="9" [(ngModel)]="form.guests"></label>
  <label>Arrival <input name="date" type="date" [(ngModel)]="form.date"></label>
  <label>Plan <select name="plan" [(ngModel)]="form.plan">
    @for (plan of plans; track plan.value) { <option [ngValue]="plan.value">{{ plan.label }}</option> }
  </select></label>
  <fieldset><legend>Size</legend>
    @for (size of ['Small', 'Large']; track size) {
      <label><input type="radio" name="size" [value]="size" [(ngModel)]="form.size"> {{ size }}</label>
    }
  </fieldset>
  <label><input name="news" type="checkbox" [(ngModel)]="form.news"> Newsletter</label>
  <label>Note <textarea name="note" [(ngModel)]="form.note"></textarea></label>
  <button type="button" (click)="form.guests = form.guests + 1">One more guest</button>
</form><pre id="state">{{ form | json }}</pre></main>`;

bootstrapApplication(Component({ selector: '#root', imports: [FormsModule, JsonPipe], template })(Booking));
