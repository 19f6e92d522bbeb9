type Props = {
  text: string
  /** The length that search engines show. */
  guide: number
}

/** A text's length compared with what search engines show: a recommendation, no limit. */
export function CharacterCount({ text, guide }: Props) {
  const length = [...text].length
  return (
    <span className={length > guide ? 'font-medium text-primary-deep' : undefined}>
      {length}/{guide} characters
      {length > guide && ': search engines may cut it off'}
    </span>
  )
}
