import { ApiError } from '../errors';
import { hashPassword } from '../store/passwords';

const shortestPassword = 8;

/** The hash of a password that somebody has chosen. Throws ApiError 400 for one that is too short. */
export async function newPasswordHash(password: string): Promise<string> {
  if (password.length < shortestPassword) {
    throw new ApiError(
      400,
      'password_too_short',
      `The password must have at least ${shortestPassword} characters`,
    );
  }
  return hashPassword(password);
}
