/** Today at the plant, on the Texas coast, as YYYY-MM-DD. Swedish writes dates like that. */
export function todayAtPlant(now = new Date()): string {
  return now.toLocaleDateString('sv', { timeZone: 'America/Chicago' });
}
