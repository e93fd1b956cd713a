import { type Client, createClient } from './client';
import { type CallRow, checkCalls } from './testing';

const app = '/api/apps/brazos';
const user = { id: '1', email: 'a@b.example' };

const rows: Record<string, CallRow<Client>> = {
  me: {
    call: ({ auth }, options) => auth.me(options),
    request: `GET ${app}/entities/User/me`,
    response: user,
  },
  updateMe: {
    call: ({ auth }, options) => auth.updateMe({ full_name: 'Ada' }, options),
    request: `PUT ${app}/entities/User/me`,
    body: { full_name: 'Ada' },
    response: user,
  },
  loginViaEmailPassword: {
    call: ({ auth }, options) => auth.loginViaEmailPassword('a@b', 'pw', 'ts', options),
    request: `POST ${app}/auth/login`,
    body: { email: 'a@b', password: 'pw', turnstile_token: 'ts' },
    response: { access_token: 'new', user },
  },
  'loginViaEmailPassword without turnstile': {
    call: ({ auth }, options) => auth.loginViaEmailPassword('a@b', 'pw', undefined, options),
    request: `POST ${app}/auth/login`,
    body: { email: 'a@b', password: 'pw' },
    response: { access_token: 'new', user },
  },
  register: {
    call: ({ auth }, options) => auth.register({ email: 'a@b', password: 'x' }, options),
    request: `POST ${app}/auth/register`,
    body: { email: 'a@b', password: 'x' },
    response: { id: '1', message: 'sent', otp_expires_in_minutes: 10 },
  },
  verifyOtp: {
    call: ({ auth }, options) => auth.verifyOtp({ email: 'a@b', otpCode: '012345' }, options),
    request: `POST ${app}/auth/verify-otp`,
    body: { email: 'a@b', otp_code: '012345' },
    response: { success: true, access_token: 'new', user },
  },
  resendOtp: {
    call: ({ auth }, options) => auth.resendOtp('a@b', options),
    request: `POST ${app}/auth/resend-otp`,
    body: { email: 'a@b' },
  },
  resetPasswordRequest: {
    call: ({ auth }, options) => auth.resetPasswordRequest('a@b', options),
    request: `POST ${app}/auth/reset-password-request`,
    body: { email: 'a@b' },
  },
  resetPassword: {
    call: ({ auth }, options) => auth.resetPassword({ resetToken: 'r', newPassword: 'n' }, options),
    request: `POST ${app}/auth/reset-password`,
    body: { reset_token: 'r', new_password: 'n' },
  },
  changePassword: {
    call: ({ auth }, options) =>
      auth.changePassword({ userId: '1', currentPassword: 'c', newPassword: 'n' }, options),
    request: `POST ${app}/auth/change-password`,
    body: { user_id: '1', current_password: 'c', new_password: 'n' },
  },
  inviteUser: {
    call: ({ auth }, options) => auth.inviteUser('a@b', 'admin', options),
    request: `POST ${app}/users/invite-user`,
    body: { user_email: 'a@b', role: 'admin' },
  },
  'users.inviteUser': {
    call: ({ users }, options) => users.inviteUser('a@b', 'user', options),
    request: `POST ${app}/runtime/users/invite-user`,
    body: { user_email: 'a@b', role: 'user' },
  },
  'app.getPublicSettings': {
    call: ({ app: own }, options) => own.getPublicSettings(options),
    request: 'GET /api/apps/public/prod/public-settings/by-id/brazos',
    response: { id: 'brazos', public_settings: 'public_with_login' },
  },
  'publicSettings.get': {
    call: ({ publicSettings }, options) => publicSettings.get(options),
    request: 'GET /api/apps/public/prod/public-settings/by-id/brazos',
    response: { id: 'brazos', public_settings: {} },
  },
};

checkCalls(
  rows,
  (serverUrl) =>
    createClient({
      serverUrl,
      appId: 'brazos',
      token: 'token-of-user',
      page: { url: () => 'https://site.example/About?plan=one', navigate: () => undefined },
    }),
  'token-of-user',
);
