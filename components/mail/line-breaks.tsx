import { Fragment } from 'react'

/** As elements, because the plain-text form of a mail knows no line breaks but these. */
export const withLineBreaks = (text: string) =>
  text.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
