/** The charts' colours: those of app/theme.css, which SVG attributes can't name. */
export const COLORS = {
  strong: '#c2410c',
  soft: '#fdba74',
  back: '#b91c1c',
  before: '#8a827b',
  line: '#e7e2dd',
  text: '#6b635d',
} as const

export const AXIS = {
  stroke: COLORS.line,
  tick: { fill: COLORS.text, fontSize: 12 },
  tickLine: false,
} as const

export const TOOLTIP = {
  contentStyle: {
    borderRadius: 10,
    border: `1px solid ${COLORS.line}`,
    fontSize: 13,
    boxShadow: '0 12px 28px -12px rgb(28 25 23 / 0.22)',
  },
  cursor: { fill: '#f3efeb', stroke: COLORS.line },
  isAnimationActive: false,
} as const
