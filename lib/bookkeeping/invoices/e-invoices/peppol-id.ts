/** The registers whose numbers are addresses of the Peppol network (EAS, the list of EN 16931). */
const SCHEMES = new Set(
  `
  0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0151 0177 0183 0184 0188 0190 0191
  0192 0193 0195 0196 0198 0199 0200 0201 0202 0204 0208 0209 0210 0211 0212 0213 0215 0216 0218
  0221 0230 0235 9901 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929
  9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948
  9949 9950 9951 9952 9953 9957 9959
`
    .trim()
    .split(/\s+/),
)

const PEPPOL_ID = /^(\d{4}):([0-9A-Za-z][0-9A-Za-z:._~+-]{0,49})$/

/** Where somebody is reached by the Peppol network: a number, and the register that it is of. */
type PeppolId = { scheme: string; id: string }

/** Reads an address as it is written, such as `0208:0123456789`; `null` where it is none. */
export function readPeppolId(text: string): PeppolId | null {
  const [, scheme = '', id = ''] = PEPPOL_ID.exec(text.trim()) ?? []
  return SCHEMES.has(scheme) ? { scheme, id } : null
}

/** Whether a text is an address of the network, or empty. */
export const isPeppolIdOrNone = (text: string): boolean =>
  text.trim() === '' || readPeppolId(text) !== null
