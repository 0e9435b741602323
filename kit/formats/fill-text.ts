type Value = string | number

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Exactly the values that the template names; any, where the template is known only as a string. */
type ValuesFor<Text extends string> = string extends Text
  ? Readonly<Record<string, Value>>
  : Readonly<Record<NamesIn<Text>, Value>>

/** 'Golf carts in {town}', { town: 'Kidder' } → 'Golf carts in Kidder'. A name in braces that has no value stays. */
export function fillText<const Text extends string>(text: Text, values: ValuesFor<Text>): string {
  const given: Readonly<Record<string, Value>> = values
  return text.replaceAll(/\{(\w+)\}/g, (braced, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : braced,
  )
}
