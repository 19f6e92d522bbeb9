import { Picture } from '@/components/media/picture'
import { initialsOf } from '@/lib/catalog/brand-rules'
import { brandTint } from '@/lib/catalog/brand-tints'

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
  const { light, dark } = brandTint(name)
  const tint: Record<`--${string}`, string> = {
    '--tint-text': light.text,
    '--tint-from': light.from,
    '--tint-to': light.to,
    '--dark-tint-text': dark.text,
    '--dark-tint-from': dark.from,
    '--dark-tint-to': dark.to,
  }
  return (
    <span
      aria-hidden
      style={tint}
      className={`brand-initials grid shrink-0 place-items-center font-extrabold tracking-tight ${SIZES[size]}`}
    >
      {initialsOf(name)}
    </span>
  )
}
