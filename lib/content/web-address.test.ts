import { expect, it } from 'vitest';
import { isOwnAddress, webAddressProblem } from './web-address';

it.each([
  'https://www.iso.org/standard/68708.html',
  'https://example.com:8443/a?b=c&d=%20e#f',
  'https://en.wikipedia.org/wiki/Lockout%E2%80%93tagout',
  'https://münchen.example/straße',
])('accepts %s', (address) => {
  expect(webAddressProblem(address)).toBeNull();
});

it.each([
  ['https://', 'has no host'],
  ['https://?q=1', 'has no host'],
  ['https:www.iso.org', 'with two slashes'],
  ['www.iso.org', 'must start with https://'],
  ['/About', 'must start with https://'],
  ['http://www.iso.org', 'add the s'],
  ['JavaScript:alert(1)', 'links with “JavaScript:” aren’t allowed'],
  ['ftp://iso.org/x', 'links with “ftp:” aren’t allowed'],
  ['mailto:hello@plant.example', 'use `mail`'],
  ['https://www.iso.org/a\u00a0standard', 'has a space'],
  ['https://name:secret@www.iso.org', 'has a user name or a password'],
  ['https://localhost:4173/About', 'isn’t a public address'],
  ['https://192.168.0.1/', 'isn’t a public address'],
  ['https://[::1]/', 'isn’t a public address'],
])('refuses %s', (address, message) => {
  expect(webAddressProblem(address)).toContain(message);
});

it('recognizes an address on the site itself', () => {
  const own = 'www.brazos.example';
  for (const address of ['https://www.brazos.example/About', 'https://brazos.example']) {
    expect(isOwnAddress(address, own)).toBe(true);
  }
  expect(isOwnAddress('https://docs.brazos.example', own)).toBe(false);
  expect(isOwnAddress('https://www.brazos.example/About', null)).toBe(false);
});
