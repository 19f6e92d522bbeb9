import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

const badgeStyle = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold leading-5 [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-soft',
        brand: 'bg-primary-soft text-primary-deep',
        sale: 'bg-primary-strong text-white',
        success: 'bg-success-soft text-success',
        danger: 'bg-danger-soft text-danger',
        dark: 'bg-ink text-white',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export function Badge({
  tone,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={badgeStyle({ tone, className })} {...props} />
}
