import { SEARCH_LANGUAGE_NAMES, SEARCH_LANGUAGES } from './search-languages'

/** The languages of searches as choices of a select. */
export const LanguageOptions = () =>
  SEARCH_LANGUAGES.map((code) => (
    <option key={code} value={code} lang={code}>
      {SEARCH_LANGUAGE_NAMES[code]}
    </option>
  ))
