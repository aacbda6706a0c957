import { describe, expect, test } from 'vitest';
import { readPayload } from './payload.ts';

describe('the payload of an approval', () => {
  test('leaves out how the element is found', () => {
    expect(readPayload('{"selector": {"role": "button"}, "text": "Hello"}').content).toBe(
      '{\n "text": "Hello"\n}',
    );
  });

  test('is empty for a bare click', () => {
    expect(readPayload('{"selector": {"role": "button"}, "altSelectors": []}').content).toBe('');
  });

  test('has its address apart', () => {
    expect(readPayload('{"sendsTo": "POST https://shop.test/pay", "selector": {}}')).toEqual({
      sendsTo: 'POST https://shop.test/pay',
      content: '',
    });
  });

  test('is shown as it is when it is no object', () => {
    expect(readPayload('amount: 129.00 EUR').content).toBe('amount: 129.00 EUR');
  });
});
