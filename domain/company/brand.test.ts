import { describe, expect, it } from 'vitest';
import { brandCode, brandOfHost } from './brand.ts';

describe('the brand', () => {
  it.each([
    { host: 'myretirement.example.com', brand: 'MyRetirement' },
    { host: 'www.MyRetirement.example.com:8443', brand: 'MyRetirement' },
    { host: 'my-retirement.example.com', brand: 'MyRetirement' },
    { host: 'localhost:3000', brand: 'Sendero' },
    { host: 'sendero.example.com', brand: 'Sendero' },
    { host: 'notmyretirement.example.com', brand: 'Sendero' },
  ])('of $host is $brand', ({ host, brand }) => {
    expect(brandOfHost(host)).toBe(brand);
  });

  it.each([
    { name: 'MyRetirement', code: 'myretirement' },
    { name: 'Sendero', code: 'sendero' },
    { name: 'Other', code: '' },
    { name: 'constructor', code: '' },
  ])('$name is "$code" for analytics', ({ name, code }) => {
    expect(brandCode(name)).toBe(code);
  });
});
