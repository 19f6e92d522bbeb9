import { classNames } from '@/components/ui/class-names'
import type { GiftDesign } from '@/lib/customers/gift-designs'
import { GIFT_MOTIFS, type MotifPaint, type MotifShape } from '@/lib/customers/gift-motifs'

type GiftCardArtProps = {
  storeName: string
  design?: GiftDesign
  /** Small, as one of several to choose from: without writing. */
  isSmall?: boolean
  className?: string
}

/** A gift card of a design with the store's name, in the store's colours; for decoration. */
export const GiftCardArt = ({
  storeName,
  design = 'plain',
  isSmall,
  className,
}: GiftCardArtProps) => (
  <div
    aria-hidden
    className={classNames(
      'relative aspect-8/5 overflow-hidden bg-linear-to-br from-primary to-primary-panel-deep text-white',
      isSmall ? 'rounded-control' : 'w-full rounded-panel p-6 shadow-raised sm:p-8',
      className,
    )}
  >
    <svg aria-hidden viewBox="0 0 160 100" className="absolute inset-0 size-full rtl:-scale-x-100">
      {GIFT_MOTIFS[design].map((shape, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          key={index}
          d={shape.path}
          transform={placeOf(shape)}
          className={PAINTS[shape.paint]}
          strokeWidth={shape.lineWidth}
          strokeLinecap="round"
        />
      ))}
    </svg>
    {!isSmall && (
      <>
        <p className="relative text-xl font-extrabold tracking-tight sm:text-2xl">{storeName}</p>
        <p className="absolute start-6 bottom-6 font-mono text-sm tracking-widest text-white/85 sm:start-8 sm:bottom-7">
          •••• ••••
        </p>
      </>
    )}
  </div>
)

const PAINTS: Record<MotifPaint, string> = {
  light: 'fill-white/12',
  half: 'fill-white/50',
  bright: 'fill-primary-tint/90',
  soft: 'fill-primary-tint/70',
  thread: 'fill-none stroke-primary-tint/80',
}

const placeOf = ({ at: [x, y], size, turn }: MotifShape) =>
  `translate(${x} ${y}) scale(${size}) rotate(${turn})`
