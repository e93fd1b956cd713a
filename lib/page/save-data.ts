/** Whether Save-Data is on in the browser. */
export function isSaveDataOn(): boolean {
  // Missing from TypeScript's DOM types and from some browsers.
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true;
}
