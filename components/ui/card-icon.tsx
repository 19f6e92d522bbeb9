type CardIconProps = {
  name: 'cart' | 'heart' | 'heart-full' | 'star' | 'zap'
  className?: string
}

/**
 * An icon that every product card has, in the colour and size of the text (icon/icons.css). With the four
 * icons of each of up to forty cards as pictures, a phone would have more to set up before a page works.
 */
export function CardIcon({ name, className }: CardIconProps) {
  const shape = `shape shape-${name}`
  return <i aria-hidden className={className ? `${shape} ${className}` : shape} />
}
