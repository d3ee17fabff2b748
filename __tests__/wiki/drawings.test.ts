import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DARK_COLOURS, darkenDrawing, sizeOfDrawing } from '../../src/wiki/node/drawings';
import { contentFolder, type ContentFileTexts } from '../support/content-folder';
import { runScript } from '../support/run-script';

// A check needs no browser.
jest.mock('../../scripts/chromium', () => ({}));

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path stroke="#14213D" fill="#e11d48"/></svg>';

describe('a drawing in dark mode', () => {
  it('changes the colours of paper and ink, and keeps those of real things', () => {
    expect(darkenDrawing(DRAWING)).toBe(DRAWING.replace('#14213D', '#dde8f3'));
  });

  it('leaves words and longer numbers alone', () => {
    expect(darkenDrawing('#14213dff #123 fill')).toBe('#14213dff #123 fill');
  });

  it('has the dark colours of the site', () => {
    const css = readFileSync(path.resolve('src/site/style/tokens.css'), 'utf8');
    const [light = '', dark = ''] = css.split("[data-theme='dark']");
    const token = (sheet: string, name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(sheet)?.[1];
    for (const name of ['sheet', 'paper', 'ink', 'dim', 'line', 'rule', 'grid', 'tint', 'amber', 'amber-tint']) {
      expect([name, DARK_COLOURS[token(light, name) ?? '']]).toEqual([name, token(dark, name)]);
    }
  });
});

describe('the pictures of a drawing', () => {
  it('have the size of its viewBox', () => {
    expect(sizeOfDrawing(DRAWING)).toEqual({ width: 8, height: 4 });
    expect(sizeOfDrawing('<svg viewBox="0, 0, 640.5, 400">')).toEqual({ width: 640.5, height: 400 });
  });

  it('cannot be made of a drawing without a viewBox', () => {
    expect(() => sizeOfDrawing('<svg width="8">')).toThrow('The drawing needs a viewBox such as viewBox="0 0 640 400".');
    expect(() => sizeOfDrawing('<svg viewBox="0 0 0 0">')).toThrow('viewBox');
  });
});

describe('npm run drawings -- --check', () => {
  const check = (files: ContentFileTexts) => runScript('drawings', ['--check'], { SITE_CONTENT: contentFolder(files) });

  it('names the drawing of the link preview if its picture is out of date, wherever the content is', async () => {
    const { status, stderr } = await check({ 'static/social-card.svg': DRAWING, 'static/social-card.png': 'of an earlier drawing' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\S*static\/social-card\.svg: its pictures are out of date;.*\n$/);
  });

  it('accepts a link preview that is a picture without a drawing', async () => {
    expect(await check({ 'static/social-card.png': 'a photograph' })).toEqual({ status: 0, stdout: '', stderr: '' });
  });
});
