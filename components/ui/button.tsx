import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The look of a button, for `<button>` and for links that act like one. */
export const buttonStyle = cva(
  'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-semibold transition-[background-color,border-color,color,box-shadow,transform] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary-strong text-white shadow-card hover:bg-primary-deep',
        dark: 'bg-ink text-white shadow-card hover:bg-ink-soft',
        danger: 'bg-danger text-white shadow-card hover:bg-danger/90',
        outline:
          'border border-line-strong/60 bg-surface text-ink hover:border-ink hover:bg-canvas',
        soft: 'bg-primary-soft text-primary-deep hover:bg-primary-tint',
        ghost: 'text-ink hover:bg-sunken',
        onDark: 'border border-white/35 bg-white/10 text-white hover:bg-white/20',
      },
      size: {
        sm: 'h-9 px-3 text-sm',
        md: 'h-11 px-4 text-sm',
        lg: 'h-12 px-6 text-base',
        icon: 'size-11 [&_svg]:size-5',
      },
      /** Lets long text wrap on narrow screens. */
      breaks: { true: 'h-auto! min-h-12 max-w-full py-2 wrap-anywhere whitespace-normal!' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyle>

export function Button({
  variant,
  size,
  breaks,
  className,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button type={type} className={buttonStyle({ variant, size, breaks, className })} {...props} />
  )
}
