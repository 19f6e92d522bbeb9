import type { ComponentProps } from 'react'

/** The looks of a badge; their rules are in badge.css. */
const TONES = {
  neutral: 'badge-neutral',
  brand: 'badge-brand',
  sale: 'badge-sale',
  success: 'badge-success',
  danger: 'badge-danger',
  dark: 'badge-dark',
}

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof TONES }

export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  const style = `badge ${TONES[tone]}`
  return <span className={className ? `${style} ${className}` : style} {...props} />
}
