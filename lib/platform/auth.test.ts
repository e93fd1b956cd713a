import { type Client, createClient } from './client';
import { type CallRow, checkCalls } from './testing-calls';

const app = '/api/apps/brazos';
const user = { id: '1', email: 'a@b.example' };

const rows: Record<string, CallRow<Client>> = {
  me: {
    call: ({ auth }, options) => auth.me(options),
    asked: `GET ${app}/entities/User/me`,
    answer: user,
  },
  updateMe: {
    call: ({ auth }, options) => auth.updateMe({ full_name: 'Ada' }, options),
    asked: `PUT ${app}/entities/User/me`,
    body: { full_name: 'Ada' },
    answer: user,
  },
  loginViaEmailPassword: {
    call: ({ auth }, options) => auth.loginViaEmailPassword('a@b', 'pw', 'ts', options),
    asked: `POST ${app}/auth/login`,
    body: { email: 'a@b', password: 'pw', turnstile_token: 'ts' },
    answer: { access_token: 'new', user },
  },
  'loginViaEmailPassword without turnstile': {
    call: ({ auth }, options) => auth.loginViaEmailPassword('a@b', 'pw', undefined, options),
    asked: `POST ${app}/auth/login`,
    body: { email: 'a@b', password: 'pw' },
    answer: { access_token: 'new', user },
  },
  register: {
    call: ({ auth }, options) => auth.register({ email: 'a@b', password: 'x' }, options),
    asked: `POST ${app}/auth/register`,
    body: { email: 'a@b', password: 'x' },
    answer: { id: '1', message: 'sent', otp_expires_in_minutes: 10 },
  },
  verifyOtp: {
    call: ({ auth }, options) => auth.verifyOtp({ email: 'a@b', otpCode: '012345' }, options),
    asked: `POST ${app}/auth/verify-otp`,
    body: { email: 'a@b', otp_code: '012345' },
    answer: { success: true, access_token: 'new', user },
  },
  resendOtp: {
    call: ({ auth }, options) => auth.resendOtp('a@b', options),
    asked: `POST ${app}/auth/resend-otp`,
    body: { email: 'a@b' },
  },
  resetPasswordRequest: {
    call: ({ auth }, options) => auth.resetPasswordRequest('a@b', options),
    asked: `POST ${app}/auth/reset-password-request`,
    body: { email: 'a@b' },
  },
  resetPassword: {
    call: ({ auth }, options) => auth.resetPassword({ resetToken: 'r', newPassword: 'n' }, options),
    asked: `POST ${app}/auth/reset-password`,
    body: { reset_token: 'r', new_password: 'n' },
  },
  changePassword: {
    call: ({ auth }, options) =>
      auth.changePassword({ userId: '1', currentPassword: 'c', newPassword: 'n' }, options),
    asked: `POST ${app}/auth/change-password`,
    body: { user_id: '1', current_password: 'c', new_password: 'n' },
  },
  inviteUser: {
    call: ({ auth }, options) => auth.inviteUser('a@b', 'admin', options),
    asked: `POST ${app}/users/invite-user`,
    body: { user_email: 'a@b', role: 'admin' },
  },
  'publicSettings.get': {
    call: ({ publicSettings }, options) => publicSettings.get(options),
    asked: 'GET /api/apps/public/prod/public-settings/by-id/brazos',
    answer: { id: 'brazos', public_settings: {} },
  },
};

checkCalls(
  rows,
  (serverUrl) =>
    createClient({
      serverUrl,
      appId: 'brazos',
      token: 'token-of-user',
      page: { address: () => 'https://site.example/About?plan=one', navigate: () => undefined },
    }),
  'token-of-user',
);
