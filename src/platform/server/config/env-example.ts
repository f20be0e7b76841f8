import { writeFileSync } from 'node:fs';
import { SETTINGS, type Setting } from './settings.ts';

const WIDTH = 98;

/** The text of `.env.example`: every setting, its purpose, and its default. */
export function envExample(): string {
  const lines = [
    '# Settings of Wayhearth. Copy this file to .env and take the # from what you change.',
    '# A variable of the process goes before this file; an empty value counts as not set.',
  ];
  let group = '';
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    if (setting.group !== group) {
      group = setting.group;
      lines.push('', `## ${group}`);
    }
    const { about, allowed, default: value, fallback } = setting;
    const takes = value === undefined ? `${allowed}; by default ${fallback ?? 'not set'}` : allowed;
    lines.push('', ...wrap(about), ...wrap(`Takes ${takes}.`));
    lines.push(`# ${name}=${quoted(value ?? '')}`);
  }
  return `${lines.join('\n')}\n`;
}

function quoted(value: string): string {
  return /[\s<>#]/.test(value) ? `"${value}"` : value;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

// Run as a program, this writes the file.
if (import.meta.main) writeFileSync('.env.example', envExample());
