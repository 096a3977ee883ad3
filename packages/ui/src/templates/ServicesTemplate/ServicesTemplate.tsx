'use client';

import { styled } from '@mui/material/styles';
import {
  CallToAction,
  type CallToActionModel,
} from '../../components/CallToAction/CallToAction.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceTile, type ServiceTileModel } from '../../components/ServiceTile/ServiceTile.tsx';
import { WovenBand } from '../../components/WovenBand/WovenBand.tsx';
import { type PageHeroModel, pageHeroOf } from '../of-models.tsx';

/** The self-service page (§2.18). */
export interface ServicesModel {
  readonly hero: PageHeroModel;
  readonly account: CallToActionModel;
  readonly tiles: readonly [ServiceTileModel, ServiceTileModel];
}

export interface ServicesTemplateProps {
  readonly model: ServicesModel;
}

const Tiles = styled('div', { name: 'KitServicesTemplate', slot: 'Tiles' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.layout.gap,
  marginBlockEnd: theme.layout.gap,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    marginBlockEnd: 16,
  },
}));

/** The self-service page: two services, then the account. */
export const ServicesTemplate = ({ model: { hero, account, tiles } }: ServicesTemplateProps) => (
  <>
    <PageHero {...pageHeroOf(hero)} />
    <Section>
      <Tiles>
        <ServiceTile variant="light" {...tiles[0]} />
        <ServiceTile variant="full" {...tiles[1]} />
      </Tiles>
      <CallToAction {...account} variant="outlined" />
    </Section>
    <WovenBand />
  </>
);
