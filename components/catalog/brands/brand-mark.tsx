import { Picture } from '@/components/media/picture'
import { initialsOf } from '@/lib/catalog/brand-rules'

const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

const SIZES = {
  row: 'size-10 rounded-control text-sm',
  card: 'size-14 rounded-card text-xl',
  page: 'size-20 rounded-panel text-3xl',
} as const

type BrandMarkProps = {
  name: string
  /** What the owner chose in their place. */
  image?: string | null
  size: keyof typeof SIZES
}

/** A brand's picture, or its initials in a colour of its own where the owner gave none. */
export function BrandMark({ name, image, size }: BrandMarkProps) {
  if (image)
    return (
      <Picture
        src={image}
        alt=""
        widths={[96, 160]}
        sizes="80px"
        className={`shrink-0 border border-line bg-white object-contain p-1 ${SIZES[size]}`}
      />
    )
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
