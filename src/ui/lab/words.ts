/** The lines of a case as sentences. */
import { PROMPT_KINDS } from '../../engine/contract/prompts.ts';
import type { Phase, Player, Position, PromptKind } from '../../engine/contract.ts';
import type {
  CardRef,
  CaseFile,
  Check,
  Decision,
  Entry,
  LogLine,
  Move,
  Step,
  ZoneWord,
} from '../../formats/case/model.ts';
import { ZONES } from '../../formats/case/model.ts';
import { i18n } from '../i18n/index.ts';
import '../i18n/lab.ts';
import { list, possessive } from '../i18n/names.ts';
import { phaseName, thePhase } from '../i18n/say.ts';
import { capital } from '../i18n/sentences.ts';

const t = i18n.getFixedT(null, 'lab');

export class CaseWords {
  readonly #players: readonly [string, string];
  /** Names of the labelled cards. */
  readonly #labels = new Map<string, string>();

  constructor(file: CaseFile, players: readonly [string, string]) {
    this.#players = players;
    for (const board of file.boards)
      for (const zone of ZONES)
        for (const { label, ref } of board.zones[zone] ?? [])
          if (label !== null) this.#labels.set(label, ref.text);
  }

  /** What a step does; checks are worded one by one. */
  step(step: Step): string {
    switch (step.kind) {
      case 'decide':
        return this.#said('decide', 'do', step.move);
      case 'can':
      case 'cannot':
        return this.#said(step.kind, 'to', step.move);
      case 'rejects':
        return this.#said('rejects', 'do', step.move);
      case 'toss':
        return t('toss', { outcomes: list(step.outcomes.map(String)) });
      case 'manual':
        return t('manual', { what: step.what });
      default:
        return t(step.kind);
    }
  }

  check(check: Check): string {
    switch (check.what) {
      case 'lp':
        return t('check.lp', { player: this.#players[check.player], lp: check.lp });
      case 'zone': {
        const place = capital(this.#place(check.player, check.zone));
        if (check.entries.length === 0) return t('check.zone.none', { place });
        return t('check.zone', { place, cards: list(check.entries.map((entry) => this.#entry(entry))) });
      }
      case 'where': {
        const card = this.#card(check.card);
        if (check.zone === 'none') return t('check.where.none', { card });
        return t('check.where', { card, place: this.#place(check.player ?? 0, check.zone) });
      }
      case 'count':
        return t('check.count', {
          place: capital(this.#place(check.player, check.zone)),
          count: check.count,
        });
      case 'chain':
        return check.cards.length === 0
          ? t('check.chain.none')
          : t('check.chain', { cards: list(check.cards.map((ref) => this.#card(ref))) });
      case 'chainSize':
        return t('check.chainSize', { count: check.size });
      case 'prompt': {
        const asked = t(`asked.${isAsked(check.kind) ? check.kind : 'any'}`);
        if (check.player === null) return t('check.prompt.anyone', { asked });
        return t('check.prompt', { player: this.#players[check.player], asked });
      }
      case 'phase':
        return t('check.phase', {
          thePhase: check.phase === 'damage' ? phaseName('damage') : thePhase(check.phase),
        });
      case 'turnPlayer':
        return t('check.turnPlayer', { player: this.#players[check.player] });
      case 'stats':
        return list(
          check.stats.map(({ card, facts }) =>
            t('check.stats', {
              card: this.#card(card),
              facts: list(
                Object.entries(facts).map(([key, value]) =>
                  isStat(key) ? t(`stat.${key}`, { value }) : String(value),
                ),
              ),
            }),
          ),
        );
      case 'negated':
        return t('check.negated', { cards: list(check.cards.map((ref) => this.#card(ref))) });
      case 'winner':
        return typeof check.winner === 'number'
          ? t('check.winner', { player: this.#players[check.winner] })
          : t(`check.winner.${check.winner}`);
      case 'log':
        return t('check.log', { lines: check.lines.map((line) => this.#logLine(line)).join('; ') });
    }
  }

  #said(key: 'decide' | 'can' | 'cannot' | 'rejects', form: 'do' | 'to', { player, decision }: Move): string {
    const deed = [this.#deed(form, decision), ...this.#qualifiers(decision)].join(', ');
    return t(key, { player: this.#players[player], deed });
  }

  #deed(form: 'do' | 'to', d: Decision): string {
    switch (d.do) {
      case 'phase':
        return t(`${form}.phase`, { thePhase: thePhase(d.phase satisfies Phase) });
      case 'endTurn':
      case 'pass':
        return t(`${form}.${d.do}`);
      case 'choose':
        return d.cards.length === 0
          ? t(`${form}.choose.none`)
          : t(`${form}.choose`, { cards: this.#cards(d.cards) });
      case 'order':
        return t(`${form}.order`, { cards: this.#cards(d.cards) });
      case 'say':
        return t(d.yes ? `${form}.say.yes` : `${form}.say.no`);
      case 'option':
        return t(`${form}.option`, { option: option(d.option) });
      case 'position':
        return t(`${form}.position`, { position: positionName(d.position) });
      case 'declare':
        return t(`${form}.declare`, { value: d.value });
      case 'answer': {
        if (typeof d.answer === 'object' && 'surrender' in d.answer) return t(`${form}.surrender`);
        const picks = typeof d.answer === 'number' ? [d.answer] : d.answer;
        return t(`${form}.answer`, { answer: picks.map((n) => n + 1).join(', ') || '-' });
      }
      default:
        return t(`${form}.${d.do}`, { card: this.#card(d.card) });
    }
  }

  #qualifiers(d: Decision): string[] {
    const out: string[] = [];
    if ('effect' in d && d.effect !== null) out.push(t('with.effect', { value: d.effect }));
    if ('from' in d && d.from !== null) out.push(t('with.from', { value: t(`zone.${d.from}`) }));
    if ('tribute' in d && d.tribute?.length) out.push(t('with.tribute', { value: this.#cards(d.tribute) }));
    if ('cost' in d && d.cost?.length) out.push(t('with.cost', { value: this.#cards(d.cost) }));
    if ('target' in d && d.target?.length) out.push(t('with.target', { value: this.#cards(d.target) }));
    if ('on' in d && d.on !== null)
      out.push(d.on === 'direct' ? t('with.direct') : t('with.on', { value: this.#card(d.on) }));
    if (d.do === 'activate' && d.option !== null) out.push(t('with.option', { value: option(d.option) }));
    if (d.do === 'activate' && d.declare !== null) out.push(t('with.declare', { value: d.declare.value }));
    if (d.do === 'activate' && d.withEffect !== null)
      out.push(t(d.withEffect ? 'with.effect-now' : 'with.effect-later'));
    if (d.do === 'turn' && d.to !== null) out.push(t('with.to', { value: positionName(d.to) }));
    if (d.do !== 'position' && 'position' in d && d.position !== null)
      out.push(t('with.position', { value: positionName(d.position) }));
    if ('zone' in d && d.zone !== null) out.push(t('with.zone', { value: d.zone + 1 }));
    return out;
  }

  #cards(refs: readonly CardRef[]): string {
    return list(refs.map((ref) => this.#card(ref)));
  }

  #card(ref: CardRef): string {
    const known = ref.label === null ? undefined : this.#labels.get(ref.label);
    const name = known === undefined ? ref.text : t('card.label', { name: known, label: ref.text });
    const places = [
      ref.in === null
        ? ref.of === null
          ? ''
          : this.#players[ref.of]
        : ref.of === null
          ? t(`zone.${ref.in}`)
          : this.#place(ref.of, ref.in),
      ref.zone === null ? '' : t('place.zone', { number: ref.zone + 1 }),
    ].filter((part) => part !== '');
    return places.length === 0 ? name : t('card.place', { name, place: places.join(', ') });
  }

  #logLine({ verb, card, player, amount, text }: LogLine): string {
    if (card !== null) return t('log.card', { verb, card: this.#card(card) });
    if (!isTold(verb) || (amount === null && verb !== 'win')) return text;
    return t(`log.${verb}`, { player: player === null ? '' : this.#players[player], amount });
  }

  #place(player: Player, zone: ZoneWord): string {
    return t('place', { whose: possessive(this.#players[player]), zone: t(`zone.${zone}`) });
  }

  #entry(e: Entry): string {
    const facts: string[] = [];
    if (e.face !== null) facts.push(t(`entry.${e.face}`));
    if (e.position !== null) facts.push(t(`entry.${e.position}`));
    if (e.zone !== null) facts.push(t('entry.zone', { number: e.zone + 1 }));
    for (const [name, count] of Object.entries(e.counters ?? {}))
      facts.push(t('entry.counters', { name: capital(name), count }));
    if (e.equippedTo !== null) facts.push(t('entry.equipped', { name: this.#card(e.equippedTo) }));
    if (e.owner !== null) facts.push(t('entry.owner', { name: this.#players[e.owner] }));
    const name = this.#card(e.ref);
    return facts.length === 0 ? name : t('entry', { name, facts: facts.join(', ') });
  }
}

const positionName = (position: Position): string => i18n.t(`position.${position}`);
const option = (value: number | string): string =>
  typeof value === 'number' ? t('option-number', { number: value }) : value;

const TOLD = ['draw', 'damage', 'gain', 'pay', 'win', 'toss'] as const;
const isTold = (verb: string): verb is (typeof TOLD)[number] => (TOLD as readonly string[]).includes(verb);

const STATS = ['atk', 'def', 'level', 'attribute', 'type'] as const;
const isStat = (key: string): key is (typeof STATS)[number] => (STATS as readonly string[]).includes(key);

const isAsked = (kind: string | null): kind is PromptKind =>
  kind !== null && (PROMPT_KINDS as readonly string[]).includes(kind);
