import type { ComponentProps } from 'react'

/** The looks of a button; their rules are in button.css. */
const VARIANTS = {
  primary: 'btn-primary',
  dark: 'btn-dark',
  danger: 'btn-danger',
  gold: 'btn-gold',
  outline: 'btn-outline',
  soft: 'btn-soft',
  ghost: 'btn-ghost',
  onDark: 'btn-on-dark',
}

const SIZES = { sm: 'btn-sm', md: 'btn-md', lg: 'btn-lg', icon: 'btn-icon' }

export type ButtonLook = {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Lets long text wrap on narrow screens. */
  breaks?: boolean
  className?: string
}

/** The look of a button, for `<button>` and for links that act like one. */
export function buttonStyle(look: ButtonLook = {}): string {
  const { variant = 'primary', size = 'md', breaks = false, className } = look
  const style = `btn ${VARIANTS[variant]} ${SIZES[size]}${breaks ? ' btn-breaks' : ''}`
  return className ? `${style} ${className}` : style
}

export function Button({
  variant,
  size,
  breaks,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button type={type} className={buttonStyle({ variant, size, breaks, className })} {...props} />
  )
}
