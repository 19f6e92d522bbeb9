/**
 * A flag from public/images/flags.svg, where flags are pictures on every system: Windows draws the
 * flags of Unicode as two letters.
 *
 * @param emoji the flag as Unicode has it
 */
export function Flag({ emoji }: { emoji: string }) {
  return (
    <svg
      aria-hidden
      className="h-3.75 w-5 shrink-0 rounded-[0.1875rem] shadow-[0_0_0_1px_rgb(28_25_23/0.14)]"
    >
      <use href={`/images/flags.svg#${countryOf(emoji)}`} />
    </svg>
  )
}

const REGIONAL_A = 0x1f1e6

/** The country code of a flag emoji's two regional indicators. */
export function countryOf(emoji: string): string {
  return [...emoji]
    .map((half) => String.fromCodePoint((half.codePointAt(0) ?? 0) - REGIONAL_A + 0x61))
    .join('')
}
