import { fileOf, type Report } from '../../session/report.ts';

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export const saveReport = (report: Report): void =>
  saveFile(`segoc-report-${report.duel?.hash || 'start'}.json`, fileOf(report));
