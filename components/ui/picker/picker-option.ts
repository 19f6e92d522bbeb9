export type PickerOption = {
  value: string
  name: string
  /** Further searchable names. */
  otherNames: readonly string[]
  code: string
  /** As Unicode has it. */
  flag: string
  /** The language the name is written in. */
  lang: string
  selected: boolean
}
