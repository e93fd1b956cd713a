import { expect } from 'vitest';
import type { Call } from './wire-call';

const user = { id: '7', email: 'a@b.example', full_name: 'Nora', role: 'user' };
const email = 'a@b.example';
const done = { success: true };
const here = 'https://site.example/About?plan=one';
const providers = {
  google: '/api/apps/auth/login',
  microsoft: '/api/apps/auth/microsoft/login',
  facebook: '/api/apps/auth/facebook/login',
  apple: '/api/apps/auth/apple/login',
  sso: '/api/apps/brazos/auth/sso/login',
};

/** The user's account, signing in and out, and the client itself. */
export const accountCalls: Call[] = [
  { name: 'auth.me', sends: 'GET entities/User/me', answer: user },
  {
    name: 'auth.updateMe',
    with: [{ full_name: 'Nora' }],
    sends: 'PUT entities/User/me',
    body: { full_name: 'Nora' },
    answer: user,
  },
  { name: 'auth.isAuthenticated', sends: 'GET entities/User/me', answer: user, returns: true },
  {
    name: 'auth.loginViaEmailPassword',
    with: [email, 'first-pass-1', 'turnstile'],
    sends: 'POST auth/login',
    body: { email, password: 'first-pass-1', turnstile_token: 'turnstile' },
    answer: { access_token: 'new', user },
  },
  {
    name: 'auth.loginViaEmailPassword',
    with: [email, 'first-pass-1', null],
    sends: 'POST auth/login',
    body: { email, password: 'first-pass-1' },
    answer: { access_token: 'new', user },
  },
  {
    name: 'auth.register',
    with: [{ email, password: 'first-pass-1', referral_code: null }],
    sends: 'POST auth/register',
    body: { email, password: 'first-pass-1', referral_code: null },
    answer: { id: '7', message: 'A code is on its way', otp_expires_in_minutes: 10 },
  },
  {
    name: 'auth.verifyOtp',
    with: [{ email, otpCode: '012345' }],
    sends: 'POST auth/verify-otp',
    body: { email, otp_code: '012345' },
    answer: { success: true, access_token: 'new', user },
  },
  {
    name: 'auth.resendOtp',
    with: [email],
    sends: 'POST auth/resend-otp',
    body: { email },
    answer: done,
  },
  {
    name: 'auth.resetPasswordRequest',
    with: [email],
    sends: 'POST auth/reset-password-request',
    body: { email },
    answer: done,
  },
  {
    name: 'auth.resetPassword',
    with: [{ resetToken: 'r', newPassword: 'second-pass-2' }],
    sends: 'POST auth/reset-password',
    body: { reset_token: 'r', new_password: 'second-pass-2' },
    answer: done,
  },
  {
    name: 'auth.changePassword',
    with: [{ userId: '7', currentPassword: 'first-pass-1', newPassword: 'second-pass-2' }],
    sends: 'POST auth/change-password',
    body: { user_id: '7', current_password: 'first-pass-1', new_password: 'second-pass-2' },
    answer: done,
  },
  {
    name: 'auth.inviteUser',
    with: [email, 'user'],
    sends: 'POST users/invite-user',
    body: { user_email: email, role: 'user' },
    answer: done,
  },
  {
    name: 'auth.redirectToLogin',
    with: ['/ISO?part=6'],
    sends: 'page /login?from_url=https://site.example/ISO?part=6&app_id=brazos',
    differs: [
      {
        request: 'page /login?from_url=https://site.example/ISO?part=6',
        because: 'the contract has the app’s ID in the address',
      },
    ],
  },
  {
    name: 'auth.redirectToLogin',
    sends: `page /login?from_url=${here}&app_id=brazos`,
    differs: [
      {
        request: `page /login?from_url=${here}`,
        because: 'the contract has the app’s ID in the address',
      },
    ],
  },
  {
    name: 'auth.logout',
    with: ['https://site.example/ISO'],
    sends: 'page /api/apps/auth/logout?from_url=https://site.example/ISO',
    differs: [
      {
        only: '0.8.17',
        request: 'page https://site.example/ISO',
        because: 'the contract has the platform end the session too, as 0.8.50 does',
      },
    ],
  },
  { name: 'auth.logout', with: [false], sends: 'nothing', since: 'never' },
  ...Object.entries(providers).map(
    ([provider, path]): Call => ({
      name: 'auth.loginWithProvider',
      with: [provider, '/ISO?part=6'],
      sends: `page ${path}?app_id=brazos&from_url=https://site.example/ISO?part=6`,
      since: '0.8.50',
    }),
  ),
  { name: 'auth.hasToken', sends: 'nothing', returns: true, since: '0.8.50' },
  { name: 'auth.setToken', with: ['new', false], sends: 'nothing' },
  { name: 'setToken', with: [''], sends: 'nothing' },
  { name: 'hasToken', sends: 'nothing', returns: true, since: 'never' },
  {
    name: 'getConfig',
    sends: 'nothing',
    returns: expect.objectContaining({ appId: 'brazos', functionsVersion: 'v7' }),
  },
  { name: 'cleanup', sends: 'nothing' },
];
