/** A person of the tests whose name can be spelt in many ways. */
export const SPELT_NAME = "Flo\u00EB D'Light-Rigg";

/** Other spellings of `SPELT_NAME`: all of them are one person. */
export const SPELLINGS: readonly [how: string, written: string][] = [
  ['a curly apostrophe', 'Flo\u00EB D\u2019Light-Rigg'],
  ['an opening quotation mark', 'Flo\u00EB D\u2018Light-Rigg'],
  ['an acute accent for the apostrophe', 'Flo\u00EB D\u00B4Light-Rigg'],
  ['a backtick', 'Flo\u00EB D`Light-Rigg'],
  ['a modifier letter', 'Flo\u00EB D\u02BCLight-Rigg'],
  ['a prime', 'Flo\u00EB D\u2032Light-Rigg'],
  ['a non-breaking hyphen', "Flo\u00EB D'Light\u2011Rigg"],
  ['an en dash', "Flo\u00EB D'Light\u2013Rigg"],
  ['a minus', "Flo\u00EB D'Light\u2212Rigg"],
  ['a soft hyphen', "Flo\u00EB D'Li\u00ADght-Rigg"],
  ['a zero-width joiner', "Flo\u00EB D'Li\u200Dght-Rigg"],
  ['a variation selector', "Flo\u00EB\uFE0F D'Light-Rigg"],
  ['two spaces', "Flo\u00EB  D'Light-Rigg"],
  ['a non-breaking space', "Flo\u00EB\u00A0D'Light-Rigg"],
  ['a thin space', "Flo\u00EB\u2009D'Light-Rigg"],
  ['capitals', "FLO\u00CB D'LIGHT-RIGG"],
  ['small letters', "flo\u00EB d'light-rigg"],
  ['full-width letters', "\uFF26lo\u00EB D'Light-Rigg"],
  ['a ligature', "\uFB02o\u00EB D'Light-Rigg"],
  ['a decomposed accent', "Floe\u0308 D'Light-Rigg"],
];
