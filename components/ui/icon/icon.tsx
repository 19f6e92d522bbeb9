import sprite from './icons.svg'

/** The icons in `icons.svg`. */
export const ICON_NAMES = [
  'arrow-right',
  'badge-check',
  'bell',
  'book-open',
  'calculator',
  'calendar-days',
  'chart-no-axes-combined',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'circle-question-mark',
  'circle-x',
  'clapperboard',
  'clock',
  'code',
  'coins',
  'credit-card',
  'file-search',
  'file-text',
  'folder',
  'folder-tree',
  'gamepad-2',
  'gift',
  'globe',
  'headset',
  'heart',
  'house',
  'image',
  'key-round',
  'landmark',
  'layout-grid',
  'life-buoy',
  'loader-circle',
  'lock',
  'mail',
  'mail-check',
  'mail-open',
  'maximize-2',
  'menu',
  'message-circle-question-mark',
  'messages-square',
  'minus',
  'monitor',
  'monitor-cog',
  'monitor-smartphone',
  'music',
  'package',
  'package-x',
  'phone',
  'plus',
  'receipt-text',
  'refresh-cw',
  'rotate-ccw',
  'scale',
  'search',
  'search-x',
  'send',
  'settings',
  'share-2',
  'shield',
  'shield-check',
  'shopping-bag',
  'shopping-cart',
  'sliders-horizontal',
  'star',
  'tag',
  'thumbs-up',
  'trash-2',
  'triangle-alert',
  'user-round-x',
  'video',
  'wallet',
  'wrench',
  'x',
  'zap',
  'zoom-in',
  'zoom-out',
] as const

export type IconName = (typeof ICON_NAMES)[number]

const { src }: { src: string } = sprite

type IconProps = {
  name: IconName
  className?: string
  /** Thickness of the lines, of a picture that is 24 wide. */
  strokeWidth?: number
}

/**
 * An icon from the store's sprite: one file that the browser keeps, instead of the paths of each icon in
 * every page, its data and its scripts. 24 pixels wide unless a class says otherwise.
 */
export function Icon({ name, className, strokeWidth }: IconProps) {
  return (
    <svg aria-hidden className={className ? `icon ${className}` : 'icon'} strokeWidth={strokeWidth}>
      <use href={`${src}#${name}`} />
    </svg>
  )
}
