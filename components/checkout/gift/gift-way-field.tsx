import { useTranslations } from 'next-intl'

type GiftWayFieldProps = { isPrinted: boolean; onChange: (isPrinted: boolean) => void }

/** How gift cards reach whom they are for: by e-mail, or printed by their buyer. */
export function GiftWayField({ isPrinted, onChange }: GiftWayFieldProps) {
  const t = useTranslations('checkout.gift')
  const ways = [
    { label: t('byMail'), value: false },
    { label: t('toPrint'), value: true },
  ]
  return (
    <fieldset className="mt-3 mb-2">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{t('how')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {ways.map(({ label, value }) => (
          <label key={label} className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name="gift-way"
              checked={value === isPrinted}
              onChange={() => onChange(value)}
              className="size-4 accent-primary"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
