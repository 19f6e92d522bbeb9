import { useTranslations } from 'next-intl'
import { ICON_PICTURES } from '@/components/catalog/category-icons'
import { CATEGORY_ICONS, type CategoryIconName } from '@/lib/catalog/category-rules'

type Props = {
  value: CategoryIconName
  onChange: (icon: CategoryIconName) => void
  error: string | undefined
}

/** A choice among the icons, each shown as a picture. */
export function IconChoice({ value, onChange, error }: Props) {
  const t = useTranslations('backOffice.catalog')
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('categories.icon')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
        {CATEGORY_ICONS.map((name) => {
          const Picture = ICON_PICTURES[name]
          return (
            <label
              key={name}
              className="relative flex cursor-pointer flex-col items-center gap-1 rounded-control border border-line-strong/50 px-1 py-2 text-xs text-ink-soft hover:border-ink-soft has-checked:border-primary-strong has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-deep has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-strong"
            >
              <input
                type="radio"
                name="icon"
                value={name}
                checked={value === name}
                onChange={() => onChange(name)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Picture aria-hidden className="size-5" />
              {t(`icons.${name}`)}
            </label>
          )
        })}
      </div>
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
