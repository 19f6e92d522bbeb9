'use client'

import { useTranslations } from 'next-intl'
import { SCHEMES, useScheme } from './scheme-store'

/** Lets shoppers choose between light and dark pages, or what their device is set to. On dark areas. */
export function SchemeChoice() {
  const t = useTranslations('shell.scheme')
  const [chosen, choose] = useScheme()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <legend className="float-start py-1.5 font-semibold text-stone-200">{t('label')}</legend>
      <div className="flex rounded-full border border-white/25 p-0.5">
        {SCHEMES.map((scheme) => (
          <label
            key={scheme}
            className="relative rounded-full px-3 py-1 transition-colors hover:text-white has-checked:bg-white has-checked:font-semibold has-checked:text-stone-900 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-white"
          >
            <input
              type="radio"
              name="scheme"
              value={scheme}
              checked={chosen === scheme}
              onChange={() => choose(scheme)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {t(scheme)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
