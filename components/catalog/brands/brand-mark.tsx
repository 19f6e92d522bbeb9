import { initialsOf } from '@/lib/catalog/brand-rules'

const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

const SIZES = {
  card: 'size-14 rounded-card text-xl',
  page: 'size-20 rounded-panel text-3xl',
} as const

type BrandMarkProps = {
  name: string
  size: keyof typeof SIZES
}

/** A brand's initials in a colour of its own, in the place of a logo that is not ours to show. */
export function BrandMark({ name, size }: BrandMarkProps) {
  const hue = hueOf(name)
  return (
    <span
      aria-hidden
      style={{
        backgroundImage: `linear-gradient(135deg, hsl(${hue} 62% 94%), hsl(${hue} 52% 86%))`,
        color: `hsl(${hue} 60% 24%)`,
      }}
      className={`grid shrink-0 place-items-center font-extrabold tracking-tight ${SIZES[size]}`}
    >
      {initialsOf(name)}
    </span>
  )
}
