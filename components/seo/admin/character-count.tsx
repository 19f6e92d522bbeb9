type Props = {
  text: string
  /** How much search engines show. */
  guide: number
}

/** How long a text is, against what search engines show of it: advice, no limit. */
export function CharacterCount({ text, guide }: Props) {
  const length = [...text].length
  return (
    <span className={length > guide ? 'font-medium text-primary-deep' : undefined}>
      {length}/{guide} characters
      {length > guide && ': search engines may cut it off'}
    </span>
  )
}
