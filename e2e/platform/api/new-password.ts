import { ApiError } from '../errors';

const shortestPassword = 8;

/** Throws ApiError 400 for a password that is too short to be chosen. */
export function checkNewPassword(password: string): void {
  if (password.length >= shortestPassword) return;
  throw new ApiError(
    400,
    'password_too_short',
    `The password must have at least ${shortestPassword} characters`,
  );
}
