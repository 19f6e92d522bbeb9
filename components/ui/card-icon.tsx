type CardIconProps = {
  name: 'heart' | 'shopping-cart' | 'star' | 'zap'
  className?: string
}

/**
 * An icon that every product card has, from public/images/icons.svg: with the paths of four icons in
 * each of up to forty cards, a phone would have more to set up before a page works.
 */
export function CardIcon({ name, className }: CardIconProps) {
  return (
    <svg aria-hidden fill="none" className={className}>
      <use href={`/images/icons.svg#${name}`} />
    </svg>
  )
}
