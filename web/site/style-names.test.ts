import { expect, it } from 'vitest';
import { addressOfStyles, nameOfStyles } from './style-names.ts';

it('says of a file of rules what differs, and finds its address again', () => {
  const address = '/assets/root-Csue.css';
  expect(nameOfStyles(address)).toBe('root-Csue');
  expect(addressOfStyles(nameOfStyles(address))).toBe(address);
});
