/** `template` with each `{name}` replaced by its value. @throws if a value is missing. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {${name}} in "${template}"`);
    return value;
  });
}
