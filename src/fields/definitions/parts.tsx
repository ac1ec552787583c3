/** All that can be said of a defined field; what its kind does not use is not asked for. */
import { useTranslation } from 'react-i18next';
import { definableKinds, takes } from '../../rules/fields/defined-field.ts';
import { type DefinedField, type Stage, stages } from '../../rules/fields/definition.ts';
import { ownName, withText } from '../../rules/text/localized.ts';
import { fieldFor } from '../registry.ts';
import { ChoicesEditor } from './choices.tsx';
import { Condition } from './condition.tsx';
import { ChoicePart, NumberPart, TextPart, TickPart } from './controls.tsx';
import styles from './definitions.module.css';
import type { DefinitionLineProps } from './line-props.ts';
import { nameFrom } from './new-definition.ts';
import { kindTitle, labelOf, stageWords } from './words.ts';

type Texts = 'DisplayValue' | 'Description';
type Flag = 'IsRequired' | 'IsReadOnly' | 'HideEmpty' | 'NeedsSecondFactor' | 'IsWhole';
type Figure = 'MinLength' | 'MaxLength' | 'Minimum' | 'Maximum';

export function DefinitionParts(props: DefinitionLineProps) {
  const { id, field, before, all, language, locale, problems, onChange } = props;
  const { t } = useTranslation();
  const isHeld = (field.HeldBy ?? 0) > 0;
  const put = (part: Partial<DefinedField>) => onChange({ ...field, ...part });
  const errorOf = (part: string) => {
    const found = problems.find((one) => one.part === part)?.problem;
    return found && t(found.text, found.parameters as Record<string, string>);
  };
  const at = (part: string, label: string) => ({ id: `${id}-${part}`, label, locale, error: errorOf(part) });
  const named = (label: string) => `${label} (${ownName(language)})`;
  const text = (part: Texts, value: string | undefined) => {
    const texts = withText(field[part], language, value ?? null) ?? {};
    // The name follows what it is called in English until somebody gives it one.
    const follows = part === 'DisplayValue' && language === 'en' && field.Key === undefined;
    const isOwn = field.Name !== '' && field.Name !== nameFrom(field.DisplayValue['en'] ?? '');
    put({ [part]: texts, ...(follows && !isOwn && { Name: nameFrom(value ?? '') }) });
  };
  const english = (part: Texts) => (language === 'en' ? {} : { placeholder: field[part]?.['en'] ?? '' });
  const tick = (flag: Flag, label: string, help?: string) => (
    <TickPart
      {...at(flag, label)}
      value={field[flag]}
      options={help === undefined ? {} : { help }}
      onChange={(next) => put({ [flag]: next })}
    />
  );
  const figure = (part: Figure, label: string) => (
    <NumberPart {...at(part, label)} value={field[part]} onChange={(next) => put({ [part]: next })} />
  );
  const kind = field.DisplayTemplate;
  const { Edit: DefaultEdit } = fieldFor(kind);
  const stageNames = stageWords(t);
  return (
    <>
      <TextPart
        {...at('DisplayValue', named(t('Label')))}
        value={field.DisplayValue[language]}
        options={{ ...english('DisplayValue'), required: language === 'en', maxLength: 100 }}
        onChange={(next) => text('DisplayValue', next)}
      />
      <TextPart
        {...at('Name', t('Name'))}
        value={field.Name}
        options={{
          required: true,
          help: t('By which values are kept and sent; nobody reads it'),
          ...(isHeld && { readOnly: true, reason: t('It stays: subscriptions hold values of it') }),
        }}
        onChange={(next) => put({ Name: next ?? '' })}
      />
      <ChoicePart
        {...at('DisplayTemplate', t('Kind'))}
        value={kind}
        choices={definableKinds().map((each) => ({ value: each.kind, label: kindTitle(each.kind, t) }))}
        options={{ required: true }}
        onChange={(next) => put({ DisplayTemplate: next ?? kind, Default: undefined })}
      />
      <ChoicePart
        {...at('Stage', t('Asked for'))}
        value={field.Stage}
        choices={stages.map((stage) => ({ value: stage, label: stageNames[stage] }))}
        options={{ required: true }}
        onChange={(next) => put({ Stage: (next as Stage | undefined) ?? field.Stage })}
      />
      <div className={styles['wide']}>
        <TextPart
          {...at('Description', named(t('Help')))}
          value={field.Description?.[language]}
          options={{ ...english('Description'), maxLength: 500 }}
          onChange={(next) => text('Description', next)}
        />
      </div>
      {takes(kind, 'choices') && (
        <div className={styles['wide']}>
          <ChoicesEditor {...props} error={errorOf('Choices')} onChange={(Choices) => put({ Choices })} />
        </div>
      )}
      {takes(kind, 'length') && (
        <>
          {figure('MinLength', t('Characters at least'))}
          {figure('MaxLength', t('Characters at most'))}
        </>
      )}
      {takes(kind, 'pattern') && (
        <div className={styles['wide']}>
          <TextPart
            {...at('Pattern', t('Pattern'))}
            value={field.Pattern}
            options={{
              help: t('Characters, classes such as [a-z] or \\d, and counts such as + or *: [a-z][a-z0-9-]*'),
            }}
            onChange={(Pattern) => put({ Pattern })}
          />
        </div>
      )}
      {takes(kind, 'range') && (
        <>
          {figure('Minimum', t('At least'))}
          {figure('Maximum', t('At most'))}
        </>
      )}
      {takes(kind, 'country') && (
        <ChoicePart
          {...at('CountryField', t('Field with the country'))}
          value={field.CountryField}
          choices={all
            .filter((each) => each.Name !== field.Name && each.Name !== '')
            .map((each) => ({ value: each.Name, label: labelOf(each, language) }))}
          onChange={(CountryField) => put({ CountryField })}
        />
      )}
      <Condition {...props} error={errorOf('When')} before={before} onChange={(When) => put({ When })} />
      {DefaultEdit && (
        <DefaultEdit
          key={kind}
          id={`${id}-Default`}
          locale={locale}
          value={field.Default ?? null}
          options={{
            label: t('Stands in it at first'),
            ...(field.IsWhole && { with: { whole: true } }),
            ...(takes(kind, 'choices') && {
              choices: (field.Choices ?? []).map((one) => ({
                value: one.Value,
                label: one.DisplayValue[language] || one.DisplayValue['en'] || one.Value,
              })),
            }),
          }}
          onChange={(Default) => put({ Default: Default ?? undefined })}
          {...(errorOf('Default') === undefined ? {} : { error: errorOf('Default') ?? '' })}
        />
      )}
      <div className={styles['ticks']}>
        {tick('IsRequired', t('Required'))}
        {takes(kind, 'whole') && tick('IsWhole', t('Whole numbers only'))}
        {tick('IsReadOnly', t('Read only'), t('The service fills it; nobody is asked for it'))}
        {field.IsReadOnly && tick('HideEmpty', t('Hidden while it is empty'))}
        {tick('NeedsSecondFactor', t('Changed only by users with a second factor'))}
      </div>
    </>
  );
}
