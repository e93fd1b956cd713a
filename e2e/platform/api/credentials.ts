import { ApiError } from '../errors';

const minPasswordLength = 8;

/** @throws ApiError 400 if a new password is too short */
export function checkNewPassword(password: string): void {
  if (password.length >= minPasswordLength) return;
  throw new ApiError(
    400,
    'password_too_short',
    `The password must have at least ${minPasswordLength} characters`,
  );
}
