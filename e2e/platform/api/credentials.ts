import { ApiError } from '../errors';

const minPasswordLength = 8;

/** Throws ApiError 400 for a password that is too short to be chosen. */
export function checkNewPassword(password: string): void {
  if (password.length >= minPasswordLength) return;
  throw new ApiError(
    400,
    'password_too_short',
    `The password must have at least ${minPasswordLength} characters`,
  );
}
