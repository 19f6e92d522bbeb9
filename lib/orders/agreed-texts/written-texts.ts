type Version = { title: string; number: number; validFrom: Date; body: string; url: string }

/** Programs that guess how a file is encoded are told. */
const MARK = '\ufeff'

const underlined = (text: string, by: string) => `${text}\r\n${by.repeat(text.length)}`

/** Versions of texts of law as one text file, each with its number, its day and its address. */
export const writtenTexts = (versions: readonly Version[]): string =>
  MARK +
  versions
    .map(({ title, number, validFrom, body, url }) =>
      [
        underlined(`${title} · ${number} · ${validFrom.toISOString().slice(0, 10)}`, '='),
        url,
        body.replace(/^## (.+)$/gm, (_, heading: string) => underlined(heading, '-')),
      ].join('\n\n'),
    )
    .join('\n\n\n')
    .replace(/\r?\n/g, '\r\n')
