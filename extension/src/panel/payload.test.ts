import { describe, expect, test } from 'vitest';
import { describePayload } from './payload.ts';

describe('the payload of an approval', () => {
  test('leaves out how the element is found', () => {
    expect(describePayload('{"selector": {"role": "button"}, "text": "Hello"}')).toBe(
      '{\n "text": "Hello"\n}',
    );
  });

  test('is empty for a bare click', () => {
    expect(describePayload('{"selector": {"role": "button"}, "altSelectors": []}')).toBe('');
  });

  test('is shown as it is when it is no object', () => {
    expect(describePayload('amount: 129.00 EUR')).toBe('amount: 129.00 EUR');
  });
});
