import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { GiftDesign } from '@/lib/customers/gift-designs'

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
      {MOTIFS[design]}
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

const light = 'fill-white/12'
const bright = 'fill-primary-tint/90'
const thread = 'fill-none stroke-primary-tint/80'

const balloon = (x: number, y: number, fill: string) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 14 q-4 14 2 34" className={thread} strokeWidth="0.8" />
    <ellipse rx="10" ry="13" className={fill} />
    <path d="M0 12 l-2.5 4 h5 z" className={fill} />
  </g>
)

const heart = (x: number, y: number, size: number, fill: string) => (
  <path
    d="M0 6 C-12 -3 -7 -12 0 -6 C7 -12 12 -3 0 6 z"
    transform={`translate(${x} ${y}) scale(${size})`}
    className={fill}
  />
)

const flake = (x: number, y: number, size: number) => (
  <g
    transform={`translate(${x} ${y}) scale(${size})`}
    className={thread}
    strokeWidth="1.6"
    strokeLinecap="round"
  >
    {[0, 60, 120].map((turn) => (
      <path
        key={turn}
        transform={`rotate(${turn})`}
        d="M0 -12 V12 M-4 -10 L0 -6 L4 -10 M-4 10 L0 6 L4 10"
      />
    ))}
  </g>
)

const MOTIFS: Record<GiftDesign, ReactNode> = {
  plain: (
    <>
      <circle cx="152" cy="6" r="42" className={light} />
      <circle cx="132" cy="104" r="36" className={light} />
      <path d="M99 0 h6 V100 h-6 z M0 58 H160 v6 H0 z" className={bright} />
      <path
        d="M102 61 C86 40 80 60 102 61 C118 40 124 60 102 61"
        className={thread}
        strokeWidth="4"
      />
    </>
  ),
  birthday: (
    <>
      <circle cx="150" cy="96" r="44" className={light} />
      {balloon(104, 40, 'fill-primary-tint/90')}
      {balloon(128, 30, 'fill-white/55')}
      {balloon(145, 50, 'fill-primary-tint/70')}
      {[
        [74, 16],
        [88, 66],
        [66, 44],
        [30, 62],
        [52, 74],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2" className={bright} />
      ))}
    </>
  ),
  thanks: (
    <>
      <circle cx="10" cy="100" r="40" className={light} />
      {heart(122, 46, 3.2, 'fill-primary-tint/90')}
      {heart(92, 72, 1.4, 'fill-white/45')}
      {heart(146, 78, 1.1, 'fill-white/55')}
      {heart(92, 26, 0.9, 'fill-primary-tint/70')}
    </>
  ),
  winter: (
    <>
      <path d="M0 100 V84 Q40 66 82 84 T160 74 V100 z" className={light} />
      {flake(120, 40, 1.9)}
      {flake(86, 66, 0.8)}
      {flake(148, 72, 0.7)}
      {flake(84, 22, 0.6)}
    </>
  ),
}
