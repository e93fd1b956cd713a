/** Today at the plant, on the Texas coast, as YYYY-MM-DD. Swedish writes dates like that. */
export function todayAtPlant(): string {
  return new Date().toLocaleDateString('sv', { timeZone: 'America/Chicago' });
}
