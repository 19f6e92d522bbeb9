import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon/icon'

type StarPickerProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
  id: string
  /** How many are chosen; 0 for none. */
  chosen: number
  error?: string
}

const FIVE = [1, 2, 3, 4, 5]

/** Chooses one to five stars: radio buttons, which arrow keys move between, drawn as stars. */
export function StarPicker({ id, chosen, error, ...input }: StarPickerProps) {
  const t = useTranslations('reviewPage')
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">
        {t('stars')}
        <span aria-hidden className="text-danger">
          {' '}
          *
        </span>
      </legend>
      <div className="-ms-1.5 inline-flex">
        {FIVE.map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-primary-strong"
          >
            <input
              {...input}
              type="radio"
              value={stars}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon
              name="star"
              strokeWidth={1.75}
              className={`size-8 ${stars <= chosen ? 'fill-current text-star' : 'text-line-strong'}`}
            />
            <span className="sr-only">{t('starsChoice', { stars })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
